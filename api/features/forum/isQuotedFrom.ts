import { postText } from './postHtml.ts';

/** Returns whether a quotation is part of a post's Markdown or plain text. Any white space counts as one space. */
export function isQuotedFrom(quote: string, content: string): boolean {
  const quoted = inOneLine(quote);
  return [content, postText(content)].some((words) => inOneLine(words).includes(quoted));
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
