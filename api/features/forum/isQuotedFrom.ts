import { postText } from './postHtml.ts';

/** Whether a quotation is a part of a post, as it is written or as it is read. How lines break makes no difference. */
export function isQuotedFrom(quote: string, content: string): boolean {
  const quoted = inOneLine(quote);
  return [content, postText(content)].some((words) => inOneLine(words).includes(quoted));
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
