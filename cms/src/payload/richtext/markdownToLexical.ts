import {
  type BlockNode,
  BOLD,
  breakNode,
  HEADINGS,
  type HeadingTag,
  headingNode,
  type InlineNode,
  ITALIC,
  type ItemNode,
  itemNode,
  type LinkFields,
  type ListNode,
  linkNode,
  listNode,
  noteNode,
  paragraphNode,
  quoteNode,
  type RichText,
  richText,
  textNode,
} from '@common-ground/api/contracts/lexicalNodes.ts';
import { markNotes } from '@common-ground/api/contracts/notes.ts';
import { PHONE_ADDRESS } from '@common-ground/api/contracts/webAddress.ts';
import MarkdownIt, { type Token } from 'markdown-it';

/** The parts of Markdown that our texts have. All others stay text. */
const RULES = ['heading', 'list', 'blockquote', 'emphasis', 'link', 'autolink', 'escape', 'entity', 'newline'];
const parser = new MarkdownIt('zero', { html: false }).enable(RULES);
/** Links with a scheme that pages do not support stay text. */
parser.validateLink = (address) =>
  PHONE_ADDRESS.test(address) || !/^(?!https?:|mailto:)[a-z][a-z\d+.-]*:/i.test(address);
parser.normalizeLink = (address) => address;

/**
 * Converts Markdown to the editor's format and loses no text: blocks that a quotation cannot contain stand beside it,
 * and paragraphs of a list item are joined by line breaks.
 */
export function markdownToLexical(text: string): RichText {
  const tokens = parser.parse(text, {});
  markNotes(tokens);
  return richText(readBlocks(new Tokens(tokens)));
}

class Tokens {
  readonly #tokens: Token[];
  #place = 0;

  constructor(tokens: Token[]) {
    this.#tokens = tokens;
  }

  /** Moves past the next token and returns it; null when its type is `closing`, or when there is none. */
  nextUnless(closing: string): Token | null {
    const token = this.#tokens[this.#place];
    this.#place += 1;
    return token && token.type !== closing ? token : null;
  }
}

function readBlocks(tokens: Tokens, closing = ''): BlockNode[] {
  const blocks: BlockNode[] = [];
  for (let token = tokens.nextUnless(closing); token; token = tokens.nextUnless(closing)) {
    if (token.type === 'paragraph_open') blocks.push(paragraphNode(inlineBefore(tokens, 'paragraph_close')));
    else if (token.type === 'heading_open')
      blocks.push(headingNode(toHeadingTag(token), inlineBefore(tokens, 'heading_close')));
    else if (token.type === 'blockquote_open') blocks.push(...quoting(readBlocks(tokens, 'blockquote_close')));
    else if (token.type === 'note_open')
      blocks.push(noteNode(quoting(readBlocks(tokens, 'note_close')).flatMap(inlineIn)));
    else if (token.type === 'bullet_list_open') blocks.push(readList(tokens, 'bullet', 1));
    else if (token.type === 'ordered_list_open')
      blocks.push(readList(tokens, 'number', Number(token.attrGet('start') ?? 1)));
    else throw new Error(`Markdown with "${token.type}" cannot be kept`);
  }
  return blocks;
}

/** The page's title is the h1, so headings begin at h2. */
function toHeadingTag({ tag }: Token): HeadingTag {
  if (tag === 'h1') return 'h2';
  return HEADINGS.find((one) => one === tag) ?? 'h4';
}

/** Joins adjacent paragraphs into one quotation. */
function quoting(blocks: BlockNode[]): BlockNode[] {
  const quoted: BlockNode[] = [];
  for (const block of blocks) {
    const last = quoted.at(-1);
    if (block.type !== 'paragraph') quoted.push(block);
    else if (last?.type === 'quote') last.children.push(breakNode(), breakNode(), ...block.children);
    else quoted.push(quoteNode(block.children));
  }
  return quoted;
}

const inlineIn = (block: BlockNode) => (block.type === 'list' ? [] : block.children);

function readList(tokens: Tokens, listType: 'bullet' | 'number', start: number): ListNode {
  const items: ItemNode[] = [];
  const closing = listType === 'bullet' ? 'bullet_list_close' : 'ordered_list_close';
  for (let token = tokens.nextUnless(closing); token; token = tokens.nextUnless(closing)) {
    const value = start + items.filter(({ children }) => children[0]?.type !== 'list').length;
    const blocks = readBlocks(tokens, 'list_item_close');
    const texts = blocks.flatMap((block) => (block.type === 'list' ? [] : [block.children]));
    items.push(
      itemNode(
        value,
        texts.flatMap((text, at) => (at === 0 ? text : [breakNode(), breakNode(), ...text])),
      ),
    );
    for (const block of blocks) if (block.type === 'list') items.push(itemNode(value + 1, [block]));
  }
  return listNode(listType, start, items);
}

function inlineBefore(tokens: Tokens, closing: string): InlineNode[] {
  const inline = tokens.nextUnless(closing);
  if (!inline) return [];
  tokens.nextUnless('');
  return readInline(new Tokens(inline.children ?? []), 0);
}

const MARKS: Record<string, number> = { strong_open: BOLD, strong_close: BOLD, em_open: ITALIC, em_close: ITALIC };

function readInline(tokens: Tokens, around: number, closing = ''): InlineNode[] {
  const nodes: InlineNode[] = [];
  let format = around;
  for (let token = tokens.nextUnless(closing); token; token = tokens.nextUnless(closing)) {
    const { type, content, nesting } = token;
    if (MARKS[type]) format = nesting > 0 ? format | MARKS[type] : format & ~MARKS[type];
    else if (type === 'hardbreak') nodes.push(breakNode());
    else if (type === 'link_open')
      nodes.push(linkNode(leadingTo(String(token.attrGet('href') ?? '')), readInline(tokens, format, 'link_close')));
    // A line break in the source is a space.
    else addText(nodes, type === 'softbreak' ? ' ' : content, format);
  }
  return nodes;
}

/** Joins text to a preceding one of the same format. */
function addText(nodes: InlineNode[], text: string, format: number): void {
  const last = nodes.at(-1);
  if (!text) return;
  if (last?.type === 'text' && last.format === format) last.text += text;
  else nodes.push(textNode(text, format));
}

/** Links to a condition by its id, which the editor recognises, and to anything else by its address. */
function leadingTo(address: string): LinkFields {
  const id = /^\/condition\/(\d+)$/.exec(address)?.[1];
  if (!id) return { linkType: 'custom', url: address, newTab: false };
  return { linkType: 'internal', doc: { relationTo: 'conditions', value: Number(id) }, newTab: false };
}
