import { postText } from './postHtml.ts';

/** Returns whether a quotation is part of the Markdown or of the plain text of a post. Line breaks count as spaces. */
export function isQuotedFrom(quote: string, content: string): boolean {
  const quoted = inOneLine(quote);
  return [content, postText(content)].some((words) => inOneLine(words).includes(quoted));
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
