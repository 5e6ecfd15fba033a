import ts from 'typescript';

/**
 * Finds text of React components that breaks when a browser translates the page: `line: source` for text beside other
 * nodes (wrap it in `<Text>`), text of a fragment, fixed text after an optional node, and components that may return
 * bare text. A translating browser replaces each text node by a `<font>` element, so React can no longer change
 * the node or insert before it. Text that fills its element alone is safe.
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
    // React joins the content of an option to one text.
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
        mayMove ||= mayRenderNothing(child, checker);
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

/** Whether an element is a component that may render nothing. */
function mayRenderNothing(child: ts.JsxChild, checker: ts.TypeChecker): boolean {
  const opening = ts.isJsxElement(child) ? child.openingElement : child;
  const type = ts.isJsxOpeningLikeElement(opening) && typeOfDrawn(opening, checker);
  return type ? mayBeNothing(type) : false;
}

/** Returns the type that a component renders; undefined for an HTML element. */
function typeOfDrawn(opening: ts.JsxOpeningLikeElement, checker: ts.TypeChecker): ts.Type | undefined {
  if (/^[a-z]/.test(opening.tagName.getText())) return undefined;
  const signature = findSignature(opening, checker);
  return signature && checker.getReturnTypeOfSignature(signature);
}

/** Returns the signature of a component; undefined for an HTML element. `getResolvedSignature` also checks the props. */
function findSignature(opening: ts.JsxOpeningLikeElement, checker: ts.TypeChecker): ts.Signature | undefined {
  return checker.getTypeAtLocation(opening.tagName).getCallSignatures()[0];
}

/** Whether an element is a component of the site. Components of libraries declare only that they return a node. */
function isOwn(opening: ts.JsxOpeningLikeElement, checker: ts.TypeChecker): boolean {
  const file = findSignature(opening, checker)?.declaration?.getSourceFile()?.fileName;
  return file !== undefined && !file.includes('/node_modules/');
}
