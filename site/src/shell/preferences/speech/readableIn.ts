import type { Sentence } from './createReader.ts';
import { sentencesIn } from './sentencesIn.ts';

const ARABIC = /\p{Script=Arabic}+/gu;
const LATIN = /\p{Script=Latin}+/gu;

/**
 * Returns Arabic when `text` has more Arabic than Latin words and `said`, the language that the page declares, has
 * another script, whose voices cannot read Arabic. Returns `said` otherwise.
 */
export function findLanguage(text: string, said: string): string {
  const isArabic = count(text, ARABIC) > count(text, LATIN);
  return isArabic && new Intl.Locale(said).maximize().script !== 'Arab' ? 'ar' : said;
}

const count = (text: string, words: RegExp) => text.match(words)?.length ?? 0;

const UNREAD = 'script, style, noscript, svg, button, select, textarea, [aria-hidden=true], .speech-bar';

type Place = { node: Text; start: number; end: number };
type Block = { box: Element; lang: string; text: string; places: Place[] };

/** Returns the visible sentences of a part of the page, with range and language. */
export function readableIn(part: Range): Sentence[] {
  return blocksIn(part).flatMap(({ text, lang, places }) =>
    sentencesIn(text, lang).map(({ start, end }) => ({
      text: text.slice(start, end).replace(/\s+/g, ' '),
      lang: findLanguage(text.slice(start, end), lang),
      range: createRange(places, start, end),
    })),
  );
}

/** Returns runs of text in one box and one language. A sentence ends with its run. */
function blocksIn(part: Range): Block[] {
  const root = part.commonAncestorContainer;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const blocks: Block[] = [];
  // A walker skips its root, which may be the only text.
  for (let node = root instanceof Text ? root : walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    if (!part.intersectsNode(text) || !isRead(text)) continue;
    const start = text === part.startContainer ? part.startOffset : 0;
    const end = text === part.endContainer ? part.endOffset : text.data.length;
    const box = findBlockAncestor(text);
    const lang = text.parentElement?.closest('[lang]')?.getAttribute('lang') ?? document.documentElement.lang;
    let block = blocks.at(-1);
    if (block?.box !== box || block.lang !== lang) {
      block = { box, lang, text: '', places: [] };
      blocks.push(block);
    }
    block.places.push({ node: text, start: block.text.length - start, end: block.text.length + end - start });
    block.text += text.data.slice(start, end);
  }
  return blocks;
}

function isRead({ data, parentElement: parent }: Text): boolean {
  return data.trim() !== '' && parent !== null && !parent.closest(UNREAD) && parent.checkVisibility?.() !== false;
}

/** Returns the closest ancestor that is not inline. */
function findBlockAncestor(text: Text): Element {
  let element = text.parentElement as Element;
  while (element.parentElement && /^(inline|contents)/.test(getComputedStyle(element).display))
    element = element.parentElement;
  return element;
}

function createRange(places: Place[], start: number, end: number): Range {
  const range = document.createRange();
  const at = (offset: number) => places.find((place) => offset <= place.end) ?? (places.at(-1) as Place);
  const first = places.find((place) => start < place.end) ?? at(start);
  const last = at(end);
  range.setStart(first.node, start - first.start);
  range.setEnd(last.node, end - last.start);
  return range;
}
