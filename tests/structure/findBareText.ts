import ts from 'typescript';

/**
 * Finds text of React components that a translating browser breaks. Such a browser replaces each text node by a `<font>`
 * element. React goes on changing, removing or inserting before the node that it made, which fails or changes nothing,
 * unless the text is all that its element holds: then React sets the element's text as a whole.
 *
 * Found are, as `line: source`:
 * - an expression that may be text and stands beside something else (wrap it in `<Text>`),
 * - text of a fragment, which comes and goes without an element around it,
 * - fixed text after a part that may come and go, which React inserts before the text,
 * - a component of ours that may return nothing but text.
 */
export function findBareText(file: ts.SourceFile, checker: ts.TypeChecker): string[] {
  const found: string[] = [];
  const report = (node: ts.Node) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${line + 1}: ${node.getText().replace(/\s+/g, ' ').slice(0, 100)}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) findIn(node);
    if (ts.isJsxOpeningLikeElement(node) && isOwn(node, checker)) {
      const drawn = typeOfDrawn(node, checker);
      if (drawn && mayBeText(drawn, checker)) report(node);
    }
    ts.forEachChild(node, visit);
  };

  function findIn(parent: ts.JsxElement | ts.JsxFragment): void {
    const children = parent.children.filter(isShown);
    const tag = ts.isJsxElement(parent) ? parent.openingElement.tagName.getText() : 'Fragment';
    const isFragment = tag === 'Fragment';
    // React joins what stands in an option to one text.
    if ((children.length === 1 && !isFragment) || tag === 'option') return;
    let mayMove = isFragment;
    for (const child of children) {
      if (isFixedText(child)) {
        if (mayMove) report(child);
      } else if (ts.isJsxExpression(child) && child.expression) {
        const type = checker.getTypeAtLocation(child.expression);
        if (mayBeText(type, checker)) report(child);
        mayMove ||= mayBeNothing(type);
      } else {
        mayMove ||= drawsNothingAtTimes(child, checker);
      }
    }
  }

  visit(file);
  return found;
}

function isShown(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return !child.containsOnlyTriviaWhiteSpaces;
  return !ts.isJsxExpression(child) || child.expression !== undefined;
}

function isFixedText(child: ts.JsxChild): boolean {
  return (
    ts.isJsxText(child) || (ts.isJsxExpression(child) && !!child.expression && ts.isStringLiteral(child.expression))
  );
}

function mayBeText(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.isUnion()) return type.types.some((one) => mayBeText(one, checker));
  if (type.isStringLiteral() && type.value === '') return false;
  if (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.Any | ts.TypeFlags.Unknown))
    return true;
  const item = checker.isArrayLikeType(type) && checker.getIndexTypeOfType(type, ts.IndexKind.Number);
  return item ? mayBeText(item, checker) : false;
}

const NOTHING = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLike | ts.TypeFlags.Void;

function mayBeNothing(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.some(mayBeNothing);
  return (type.flags & NOTHING) !== 0 || (type.isStringLiteral() && type.value === '');
}

/** Whether an element is a component that may return null. */
function drawsNothingAtTimes(child: ts.JsxChild, checker: ts.TypeChecker): boolean {
  const opening = ts.isJsxElement(child) ? child.openingElement : child;
  const type = ts.isJsxOpeningLikeElement(opening) && typeOfDrawn(opening, checker);
  return type ? mayBeNothing(type) : false;
}

/** Returns the type that a component draws; undefined for an element of HTML. */
function typeOfDrawn(opening: ts.JsxOpeningLikeElement, checker: ts.TypeChecker): ts.Type | undefined {
  if (/^[a-z]/.test(opening.tagName.getText())) return undefined;
  const signature = checker.getResolvedSignature(opening);
  return signature && checker.getReturnTypeOfSignature(signature);
}

/** Whether an element is a component of the site: those of libraries say only that they return something. */
function isOwn(opening: ts.JsxOpeningLikeElement, checker: ts.TypeChecker): boolean {
  const file = checker.getResolvedSignature(opening)?.declaration?.getSourceFile()?.fileName;
  return file !== undefined && !file.includes('/node_modules/');
}
