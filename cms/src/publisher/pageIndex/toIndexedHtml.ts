import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

const SKIPPED_TAGS = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'img',
  'nav',
  'form',
  'button',
  'select',
  'details',
]);
const SKIPPED_CLASSES = ['hint', 'badge', 'touch', 'button', 'without-script', 'fallback-note'];
/** Headings of sections that are no text of the page: lists of other pages, sources, names of raters, an address. */
const SKIPPED_SECTIONS = ['modules-title', 'sources-title', 'ratings', 'write-title', 'counting-title'];
/** Elements that results link to. */
const SECTIONS = /^(h[2-6]|article|li)$/;

/** `html` has only blocks, their text and the ids of sections. `language` is that of the title; null for the page's own. */
export type IndexedPage = { html: string; language: string | null };

/** Returns the text of a page; null for a page without one, such as the redirect of a merged topic. */
export function toIndexedHtml(page: string): IndexedPage | null {
  const start = page.indexOf('<main');
  if (start < 0 || page.lastIndexOf('http-equiv="refresh"', start) >= 0) return null;
  // Leaves out head and footer, and the data of islands, which are most of the bytes and of the time.
  const main = parseFragment(page.slice(start, page.lastIndexOf('</main>')).replace(/ props="[^"]*"/g, ''));
  const title = find(main, ({ tagName }) => tagName === 'h1');
  if (!title) return null;
  return { html: `<html><body>${write(main, {})}</body></html>`, language: getAttribute(title, 'lang') };
}

type Place = { isInHeader?: boolean | undefined; isInIsland?: boolean | undefined };

function write(parent: Parent, place: Place): string {
  const texts = parent.childNodes.map((node, at) => {
    if ('value' in node) return escapeText(node.value);
    if (!('tagName' in node) || isSkipped(node, place)) return '';
    const before = parent.childNodes[at - 1];
    // Elements side by side are apart for readers, so their words must not become one.
    const space = before && 'tagName' in before ? ' ' : '';
    return space + writeElement(node, place);
  });
  return texts.join('');
}

function writeElement(node: Element, place: Place): string {
  const { tagName } = node;
  if (tagName === 'br' || tagName === 'hr') return ' ';
  const text = hasClass(node, 'post')
    ? writePost(node)
    : write(node, {
        isInHeader: place.isInHeader || tagName === 'header',
        isInIsland: tagName === 'astro-island' || (place.isInIsland && tagName !== 'ul'),
      });
  if (tagName === 'astro-island') return text;
  const id = SECTIONS.test(tagName) ? getAttribute(node, 'id') : null;
  return `<${tagName}${id ? ` id="${escapeText(id)}"` : ''}>${text}</${tagName}>`;
}

/** Returns the words of a post, without its author, dates and likes, quotations, and what a warning folds. */
function writePost(post: Element): string {
  const words = find(post, (element) => getAttribute(element, 'data-words') !== null);
  return words ? write(words, {}) : '';
}

function isSkipped(element: Element, { isInHeader, isInIsland }: Place): boolean {
  const { tagName } = element;
  if (SKIPPED_TAGS.has(tagName) || SKIPPED_CLASSES.some((name) => hasClass(element, name))) return true;
  if (getAttribute(element, 'hidden') !== null || getAttribute(element, 'aria-hidden') === 'true') return true;
  if (getAttribute(element, 'role') === 'status') return true;
  if (SKIPPED_SECTIONS.includes(getAttribute(element, 'aria-labelledby') ?? '')) return true;
  // Headers have facts and links beside the title and its description.
  if (isInHeader) return tagName !== 'h1' && !hasClass(element, 'lede');
  // Islands have states of the reader, and questions, whose wrong answers must not be read as statements. Only the list of
  // activities has texts for everybody.
  return isInIsland === true && /^(p|ol)$/.test(tagName);
}

function find(parent: Parent, isMeant: (element: Element) => boolean): Element | null {
  for (const node of parent.childNodes) {
    if (!('tagName' in node)) continue;
    const found = isMeant(node) ? node : find(node, isMeant);
    if (found) return found;
  }
  return null;
}

function getAttribute({ attrs }: Element, name: string): string | null {
  return attrs.find((attribute) => attribute.name === name)?.value ?? null;
}

function hasClass(element: Element, name: string): boolean {
  return (getAttribute(element, 'class') ?? '').split(/\s+/).includes(name);
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
