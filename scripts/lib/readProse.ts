import ts from 'typescript';

export type Comment = {
  /** Line of the file, from 1. */
  line: number;
  /** Number of lines of the file that the comment takes. */
  height: number;
  /** Text without its delimiters, a line each. Adjacent line comments are one comment. */
  text: string[];
};

/** A title of `describe`, `it` or `test`, or a label that completes one. */
export type Title = { line: number; text: string };

export type Prose = { comments: Comment[]; titles: Title[] };

const SCRIPT = /\.(ts|tsx|mjs|js)$/;
const TITLED = /^(describe|describeWith\w*|it|test|step)$/;
const MODIFIER = /^(each|for|only|skip|skipIf|runIf|fails|todo|concurrent|sequential|serial|parallel|describe|step)$/;

/** Returns the comments and test titles of a source file, for Astro files without the comments of the template. */
export function readProse(file: string, source: string): Prose {
  if (SCRIPT.test(file)) return readScript(file, source);
  if (file.endsWith('.astro')) return readScript(`${file}.ts`, frontmatterOnly(source));
  if (file.endsWith('.css')) return { comments: findIn(blankStrings(source), /\/\*[\s\S]*?\*\//g), titles: [] };
  if (file.endsWith('.sql')) return { comments: findIn(source, /(?:^[^\S\n]*--.*\n?)+/gm), titles: [] };
  return { comments: [], titles: [] };
}

/** Blanks the template, so that line numbers stay. */
function frontmatterOnly(source: string): string {
  const end = source.startsWith('---') ? source.indexOf('\n---', 3) : 0;
  return source.slice(0, Math.max(0, end)).replace(/^---/, '   ');
}

/** Blanks strings outside comments, such as globs with a comment's delimiters. */
function blankStrings(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|"[^"\n]*"|'[^'\n]*'/g, (part) =>
    part.startsWith('/*') ? part : ' '.repeat(part.length),
  );
}

function readScript(file: string, source: string): Prose {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const ranges = new Map<number, ts.CommentRange>();
  const titles: Title[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) return;
    for (const range of ts.getLeadingCommentRanges(source, node.pos) ?? []) ranges.set(range.pos, range);
    for (const range of ts.getTrailingCommentRanges(source, node.end) ?? []) ranges.set(range.pos, range);
    if (ts.isCallExpression(node) && TITLED.test(nameOfCalled(node.expression))) {
      const [title] = node.arguments;
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
        titles.push({ line: lineAt(source, title.getStart()), text: title.getText().slice(1, -1) });
    }
    for (const child of node.getChildren()) visit(child);
  };
  visit(tree);
  const comments: Comment[] = [];
  let lastEnd = -1;
  for (const { pos, end, kind } of [...ranges.values()].sort((a, b) => a.pos - b.pos)) {
    const comment = toComment(source, pos, end);
    const last = comments.at(-1);
    const isContinued =
      kind === ts.SyntaxKind.SingleLineCommentTrivia && /^\n[^\S\n]*$/.test(source.slice(lastEnd, pos));
    if (last && isContinued && source.slice(lastEnd - 1, lastEnd) !== '/') {
      last.height += 1;
      last.text.push(...comment.text);
    } else comments.push(comment);
    lastEnd = end;
  }
  return { comments, titles };
}

/** Returns `it` for `it`, `it.each(rows)` and `it.skipIf(...)`. */
function nameOfCalled(called: ts.Expression): string {
  if (ts.isIdentifier(called)) return called.text;
  if (ts.isPropertyAccessExpression(called))
    return MODIFIER.test(called.name.text) ? nameOfCalled(called.expression) : '';
  if (ts.isCallExpression(called)) return nameOfCalled(called.expression);
  return '';
}

function findIn(source: string, pattern: RegExp): Comment[] {
  return [...source.matchAll(pattern)].map(({ 0: text, index }) => toComment(source, index, index + text.length));
}

function toComment(source: string, start: number, end: number): Comment {
  const text = source
    .slice(start, end)
    .trim()
    .replace(/^\/\*+|\*+\/$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*(\/\/|--|\*)?\s?/, '').trim());
  return { line: lineAt(source, start), height: text.length, text: text.filter((line) => line !== '') };
}

function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}
