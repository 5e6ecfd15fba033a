/** A text of at most about `most` characters: cut after a whole word, with an ellipsis in place of what is left out. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most).replace(/\s+\S*$/, '');
  return `${cut.replace(/[.,;:،؛…]+$/, '')}…`;
}
