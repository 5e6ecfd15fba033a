import { cutText } from './cutText.ts';

/** Returns a text as it is when it fits, else its beginning with an ellipsis in place of what is left out. */
export function shortened(text: string, most: number): string {
  return text.length <= most ? text : `${cutText(text, most).replace(/[.,;:،؛…]+$/, '')}…`;
}
