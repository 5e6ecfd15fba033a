/** First line of a quotation that is a note: an aside of a sentence or a few, set off from the text. */
export const NOTE = '[!NOTE]';

/** Fields of a markdown-it token that are used here; the CMS and the site both use markdown-it. */
type Token = { type: string; level: number; content: string; children: Token[] | null };

/**
 * Turns quotations that begin with `[!NOTE]` into `note_open` and `note_close`, without that line, in place. A note is
 * at the top level and contains only paragraphs.
 */
export function markNotes(tokens: Token[]): void {
  for (let at = 0; at < tokens.length; at += 1) {
    const open = tokens[at];
    if (open?.type !== 'blockquote_open' || open.level > 0) continue;
    const end = tokens.findIndex(({ type, level }, place) => place > at && type === 'blockquote_close' && level === 0);
    const close = tokens[end];
    const inside = tokens.slice(at + 1, end);
    const first = inside[1];
    if (!close || !first?.children || !inside.every(({ type }) => OF_PARAGRAPHS.includes(type))) continue;
    if (first.content.startsWith(`${NOTE}\n`))
      first.children.splice(0, first.children.findIndex(({ type }) => type === 'softbreak') + 1);
    else if (first.content === NOTE && inside.length > PARAGRAPH) tokens.splice(at + 1, PARAGRAPH);
    else continue;
    open.type = 'note_open';
    close.type = 'note_close';
  }
}

const OF_PARAGRAPHS = ['paragraph_open', 'inline', 'paragraph_close'];
const PARAGRAPH = OF_PARAGRAPHS.length;
