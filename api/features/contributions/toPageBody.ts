import { splitText } from '../../contracts/documents/parts.ts';
import { type BlockNode, type RichText, richText } from '../../contracts/lexicalNodes.ts';
import { lexicalToMarkdown } from '../../contracts/lexicalToMarkdown.ts';
import { BadRequest } from '../../platform/errors.ts';

type Stored = RichText | null | undefined;
type Kept = { stored: readonly Stored[]; toRichText: (markdown: string) => RichText };

/**
 * Converts the Markdown of a page about the site to the form of the editor; null when it is empty. A stored body with the
 * same Markdown is returned as it is, and of others the blocks with the same Markdown are used, because Markdown does not
 * say everything of a block. @throws BadRequest when a block of Markdown is not one block of the editor
 */
export function toPageBody(markdown: string, { stored, toRichText }: Kept): RichText | null {
  const same = stored.find((one) => one && lexicalToMarkdown(one) === markdown);
  if (same || !markdown.trim()) return same ?? null;
  const known = Map.groupBy(
    stored.flatMap((one) => one?.root.children ?? []),
    (block) => lexicalToMarkdown(richText([block])),
  );
  const blocks = splitText(markdown, 'blocks').map((block) => {
    return known.get(block.trim())?.shift() ?? toBlock(block.trim(), toRichText);
  });
  return richText(blocks);
}

function toBlock(markdown: string, toRichText: Kept['toRichText']): BlockNode {
  const [block, ...others] = toRichText(markdown).root.children;
  if (block && others.length === 0 && lexicalToMarkdown(richText([block]))) return block;
  const start = markdown.split('\n')[0]?.slice(0, 60);
  throw new BadRequest(`Text: “${start}” must be one heading, paragraph, quotation or list`);
}

/**
 * Returns the Markdown of a body. Two lists that follow each other, because the text between is not translated yet, would
 * be one list in Markdown: then each block is a text of its own.
 */
export function readPageBody(body: unknown): string | string[] {
  const stored = body as Stored;
  const markdown = lexicalToMarkdown(stored);
  const blocks = (stored?.root.children ?? []).map((block) => lexicalToMarkdown(richText([block]))).filter(Boolean);
  return splitText(markdown, 'blocks').length === blocks.length ? markdown : blocks;
}
