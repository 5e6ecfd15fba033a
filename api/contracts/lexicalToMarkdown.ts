import {
  type BlockNode,
  type InlineNode,
  type ItemNode,
  type ListNode,
  type RichText,
  textNode,
} from './lexicalNodes.ts';
import { NOTE } from './notes.ts';
import { toInlineMarkdown } from './toInlineMarkdown.ts';

/** Returns a text of the editor as Markdown. A link to a condition is `/condition/ID`; empty blocks are left out. */
export function lexicalToMarkdown(text: RichText | null | undefined): string {
  const blocks = (text?.root.children ?? []).filter((block) => blockAsMarkdown(block));
  return joined(blocks).map(blockAsMarkdown).join('\n\n');
}

function joined(blocks: BlockNode[]): BlockNode[] {
  const lists: BlockNode[] = [];
  for (const block of blocks) {
    const last = lists.at(-1);
    if (block.type === 'list' && last?.type === 'list' && last.listType === block.listType)
      lists[lists.length - 1] = { ...last, children: [...last.children, ...block.children] };
    else lists.push(block);
  }
  return lists;
}

function blockAsMarkdown(block: BlockNode): string {
  switch (block.type) {
    case 'heading': {
      const text = toInlineMarkdown(
        block.children.map((node) => (node.type === 'linebreak' ? textNode(' ', 0) : node)),
      );
      return text && `${'#'.repeat(Number(block.tag.slice(1)))} ${text.replace(/(?<=\s)#+$/, '\\$&')}`;
    }
    case 'quote':
    case 'note': {
      const text = splitParagraphs(block.children).map(toInlineMarkdown).filter(Boolean).join('\n\n');
      const said = block.type === 'note' ? `${NOTE}\n${text}` : text;
      return text ? said.replaceAll(/^/gm, '> ').replaceAll(/^> $/gm, '>') : '';
    }
    case 'list':
      return listAsMarkdown(block);
    default:
      return toInlineMarkdown(block.children);
  }
}

/** Splits a quotation into paragraphs at two successive line breaks. */
function splitParagraphs(nodes: InlineNode[]): InlineNode[][] {
  const paragraphs: InlineNode[][] = [[]];
  for (const [at, node] of nodes.entries()) {
    const isDivided = node.type === 'linebreak' && nodes[at + 1]?.type === 'linebreak';
    if (isDivided) paragraphs.push([]);
    else paragraphs.at(-1)?.push(node);
  }
  return paragraphs;
}

function listAsMarkdown({ listType, start, children }: ListNode): string {
  const lines: string[] = [];
  let number = start;
  let mark = '- ';
  for (const item of children) {
    const [first] = item.children;
    if (first?.type === 'list') {
      lines.push(listAsMarkdown(first).replaceAll(/^/gm, ' '.repeat(mark.length)));
      continue;
    }
    mark = listType === 'number' ? `${number}. ` : '- ';
    number += 1;
    lines.push(entryAsMarkdown(item, mark));
  }
  return lines.join('\n');
}

function entryAsMarkdown({ children }: ItemNode, mark: string): string {
  const inline = children.filter((child) => child.type !== 'list');
  const margin = ' '.repeat(mark.length);
  return `${mark}${toInlineMarkdown(inline).replaceAll('\n', `\n${margin}`)}`.trimEnd();
}
