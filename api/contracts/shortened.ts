import { cutText } from './cutText.ts';

/**
 * Returns a text unchanged when it has at most `most` UTF-16 units. Otherwise returns its beginning with an ellipsis,
 * which is not counted.
 */
export function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${cutText(text, most).replace(/[.,;:،؛…]+$/, '')}…`;
}
