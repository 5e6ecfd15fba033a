/** Nodes of Lexical that `textEditor` allows. Further fields of a node have the same values in every text. */

/** Text. A `tab` comes from pasted text and is treated like text. */
export type TextNode = { type: 'text' | 'tab'; text: string; format: number } & Kept;
export type BreakNode = { type: 'linebreak' } & Kept;
export type LinkNode = { type: 'link'; fields: LinkFields; children: InlineNode[] } & Kept;
export type LinkFields =
  | { linkType: 'custom'; url: string; newTab: boolean }
  | { linkType: 'internal'; doc: { relationTo: 'conditions'; value: number | { id: number } }; newTab: boolean };
export type InlineNode = TextNode | BreakNode | LinkNode;
export type ParagraphNode = { type: 'paragraph'; children: InlineNode[] } & Kept;
export type HeadingNode = { type: 'heading'; tag: HeadingTag; children: InlineNode[] } & Kept;
/** Two line breaks separate the paragraphs of a quotation, because Lexical allows no blocks in it. */
export type QuoteNode = { type: 'quote'; children: InlineNode[] } & Kept;
export type NoteNode = { type: 'note'; children: InlineNode[] } & Kept;
export type ListNode = { type: 'list'; listType: 'bullet' | 'number'; start: number; children: ItemNode[] } & Kept;
/** Lexical stores a nested list in an item of its own, after the item that the list belongs to. */
export type ItemNode = { type: 'listitem'; value: number; children: (InlineNode | ListNode)[] } & Kept;
export type BlockNode = ParagraphNode | HeadingNode | QuoteNode | NoteNode | ListNode;
export type RichText = { root: { type: string; children: BlockNode[] } & Kept };

export const HEADINGS = ['h2', 'h3', 'h4'] as const;
export type HeadingTag = (typeof HEADINGS)[number];

/** Bits of a text's `format`. */
export const BOLD = 1;
export const ITALIC = 2;

type Kept = { version: number; [name: string]: unknown };

const block = { direction: null, format: '' as const, indent: 0, version: 1 };

export const textNode = (text: string, format: number): TextNode => ({
  type: 'text',
  text,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
  version: 1,
});
export const breakNode = (): BreakNode => ({ type: 'linebreak', version: 1 });
export const linkNode = (fields: LinkFields, children: InlineNode[]): LinkNode => ({
  type: 'link',
  fields,
  children,
  ...block,
  version: 3,
});
export const paragraphNode = (children: InlineNode[]): ParagraphNode => ({
  type: 'paragraph',
  children,
  ...block,
  textFormat: 0,
  textStyle: '',
});
export const headingNode = (tag: HeadingTag, children: InlineNode[]): HeadingNode => ({
  type: 'heading',
  tag,
  children,
  ...block,
});
export const quoteNode = (children: InlineNode[]): QuoteNode => ({ type: 'quote', children, ...block });
export const noteNode = (children: InlineNode[]): NoteNode => ({ type: 'note', children, ...block });
export const listNode = (listType: 'bullet' | 'number', start: number, children: ItemNode[]): ListNode => ({
  type: 'list',
  listType,
  start,
  tag: listType === 'bullet' ? 'ul' : 'ol',
  children,
  ...block,
});
export const itemNode = (value: number, children: ItemNode['children']): ItemNode => ({
  type: 'listitem',
  value,
  children,
  ...block,
});
export const richText = (children: BlockNode[]): RichText => ({ root: { type: 'root', children, ...block } });
