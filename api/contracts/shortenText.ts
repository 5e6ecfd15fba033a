import { cutText } from './cutText.ts';

/** Returns a text of up to `most` UTF-16 units unchanged, else its beginning with an ellipsis, which is not counted. */
export function shortenText(text: string, most: number): string {
  return text.length <= most ? text : `${cutText(text, most).replace(/[.,;:،؛…]+$/, '')}…`;
}
