const HEADINGS = 'h1, h2, h3';
/** Parts beside the main text. Their headings count only when the focus is in such a part. */
const BESIDE = 'nav, aside';
/** Upper share of the window's height in which a heading counts as reached. */
const LOOKED_AT = 0.4;

/** Returns the selection, else the range from the reader's heading to the next one; null without `main`. */
export function sectionNow(): Range | null {
  const selected = getSelection();
  if (selected && !selected.isCollapsed && selected.rangeCount > 0) return selected.getRangeAt(0);
  const main = document.querySelector('main');
  if (!main) return null;
  const headings = [...main.querySelectorAll(HEADINGS)].filter((heading) => heading.checkVisibility?.() !== false);
  const heading = byFocus(headings, main) ?? byWindow(headings);
  const following = headings[heading ? headings.indexOf(heading) + 1 : 0];
  const range = document.createRange();
  range.selectNodeContents(main);
  if (heading) range.setStartBefore(heading);
  if (following) range.setEndBefore(following);
  return range;
}

/** Returns the focused heading, or the last one before the focused element, if that element is in the window. */
function byFocus(headings: Element[], main: Element): Element | undefined {
  const at = document.activeElement;
  if (!at || at === main || !main.contains(at)) return undefined;
  const { top, bottom } = at.getBoundingClientRect();
  if (bottom < 0 || top > innerHeight) return undefined;
  return headings.findLast(
    (heading) => heading === at || (at.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
  );
}

/** Returns the last heading in or above the upper part of the window, else the first heading. */
function byWindow(headings: Element[]): Element | undefined {
  const inText = headings.filter((heading) => !heading.closest(BESIDE));
  return inText.findLast((heading) => heading.getBoundingClientRect().top < innerHeight * LOOKED_AT) ?? inText[0];
}
