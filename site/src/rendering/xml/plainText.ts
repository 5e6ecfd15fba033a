/** Returns HTML made by `postHtml` as plain text of at most `most` characters. */
export function plainText(html: string, most = Number.POSITIVE_INFINITY): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(lt|gt|quot|amp);/g, (_, name: keyof typeof MARKS) => MARKS[name])
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...text];
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…`;
}

const MARKS = { lt: '<', gt: '>', quot: '"', amp: '&' };
