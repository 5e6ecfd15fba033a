import { BOLD, type InlineNode, ITALIC, type LinkFields } from './lexicalNodes.ts';

type Piece = { markdown: string; format: number };

const BREAK = '\\\n';
const isSpace = (text: string) => text === BREAK || /^\s*$/.test(text);
const isWordEnd = /[\p{L}\p{N}]$/u;
const isWordStart = /^[\p{L}\p{N}]/u;

export function toInlineMarkdown(nodes: InlineNode[]): string {
  return startingAsText(marked(nodes));
}

function marked(nodes: InlineNode[]): string {
  const pieces = withoutSpaceAround(nodes.flatMap(toPieces));
  const written: string[] = [];
  let open: number[] = [];
  for (const [at, piece] of [...pieces, { markdown: '', format: 0 }].entries()) {
    const isGap = isSpace(piece.markdown);
    const format = isGap && at < pieces.length ? formatAfter(pieces, at) : piece.format;
    const kept = open.slice(
      0,
      firstIndex(open, (mark) => !(format & mark)),
    );
    const closed = open.slice(kept.length).reverse();
    let opened = isGap ? [] : [BOLD, ITALIC].filter((mark) => format & mark && !kept.includes(mark));
    // Within a word Markdown cannot tell where one mark ends and the next begins, so the next mark is left out.
    const isWithin = at > 0 && !isSpace(pieces[at - 1]?.markdown ?? '');
    if (closed.length > 0 || (isWithin && kept.length > 0)) opened = [];
    // The mark that lasts longest is opened first, so that the others nest in it.
    const lasts = (mark: number) => firstIndex(pieces.slice(at), (one) => !(one.format & mark));
    opened.sort((one, other) => lasts(other) - lasts(one));
    open = [...kept, ...opened];
    put(
      written,
      { closed: closed.map(toDelimiter).join(''), opened: opened.map(toDelimiter).join('') },
      piece.markdown,
    );
  }
  return written.join('');
}

/** Returns the format of the next piece that is not space. Marks that it lacks are closed before the space. */
function formatAfter(pieces: Piece[], at: number): number {
  return pieces.slice(at).find(({ markdown }) => !isSpace(markdown))?.format ?? 0;
}

function firstIndex<T>(all: T[], isIt: (one: T) => boolean): number {
  const at = all.findIndex(isIt);
  return at < 0 ? all.length : at;
}

/** Appends marks and text. Markdown ignores a mark between a letter and punctuation, so the letter becomes `&#…;`. */
function put(written: string[], { closed, opened }: Record<'closed' | 'opened', string>, next: string): void {
  const last = written.at(-1) ?? '';
  const [before, after] = [isWordEnd.test(last), isWordStart.test(next)];
  const isBetween = last !== '' && next !== '' && !/\s$/.test(last) && !/^\s/.test(next);
  if (isBetween && opened && before && !after) written[written.length - 1] = last.replace(/.$/u, byNumber);
  if (!opened && !closed && next.startsWith('[') && last.endsWith('!'))
    written[written.length - 1] = `${last.slice(0, -1)}\\!`;
  written.push(closed + opened, isBetween && closed && after && !before ? next.replace(/^./u, byNumber) : next);
}

const toDelimiter = (mark: number) => (mark === BOLD ? '**' : '*');
const byNumber = (letter: string) => `&#${letter.codePointAt(0)};`;

function toPieces(node: InlineNode): Piece[] {
  if (node.type === 'linebreak') return [{ markdown: BREAK, format: 0 }];
  if (node.type !== 'link') {
    // Space at the ends is a piece of its own, because a marked text must not begin or end with space.
    const parts = node.text.split(/(^\s+|\s+$)/).filter((part) => part);
    return parts.map((part) => ({ markdown: escaped(part), format: node.format & (BOLD | ITALIC) }));
  }
  const text = marked(node.children).trim();
  return text ? [{ markdown: `[${text}](${toLinkAddress(node.fields)})`, format: 0 }] : [];
}

/** Removes space and breaks at both ends, and space next to a break. */
function withoutSpaceAround(pieces: Piece[]): Piece[] {
  const first = firstIndex(pieces, ({ markdown }) => !isSpace(markdown));
  const last = pieces.findLastIndex(({ markdown }) => !isSpace(markdown));
  return pieces.slice(first, last + 1).filter((piece, at, all) => {
    const besides = [all.slice(0, at).findLast(isOther), all.slice(at + 1).find(isOther)];
    return isOther(piece) || besides.every((other) => other?.markdown !== BREAK);
  });
}

const isOther = ({ markdown }: Piece) => markdown === BREAK || !isSpace(markdown);

function escaped(text: string): string {
  return text.replaceAll('\n', ' ').replaceAll(/[\\*_[\]`<]|&(?=#?\w+;)/g, '\\$&');
}

/** Escapes line beginnings that Markdown would read as a heading, a list, a rule or a quotation. */
function startingAsText(text: string): string {
  return text
    .replaceAll(/^(#{1,6}(?=\s|$)|[-+](?=\s|$)|-(?=[-\s]+$)|>|=+$)/gm, '\\$1')
    .replaceAll(/^(\d{1,9})([.)])(?=\s|$)/gm, '$1\\$2');
}

function toLinkAddress(fields: LinkFields): string {
  if (fields.linkType === 'custom')
    return fields.url.replaceAll(/[\s()<>\\]/g, (one) => `%${one.charCodeAt(0).toString(16).padStart(2, '0')}`);
  const { value } = fields.doc;
  return `/condition/${typeof value === 'object' ? value.id : value}`;
}
