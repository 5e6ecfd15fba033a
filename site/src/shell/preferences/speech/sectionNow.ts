const HEADINGS = 'h1, h2, h3';
/** What stands beside the text: one is there only by the focus. */
const BESIDE = 'nav, aside';
/** How far down the window what is being looked at begins, at the latest. */
const LOOKED_AT = 0.4;

/** What "this section" is: what is selected; else from the heading that one is at to the next one. */
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

/** The last heading before what has the focus, as long as that is in sight. */
function byFocus(headings: Element[], main: Element): Element | undefined {
  const at = document.activeElement;
  if (!at || at === main || !main.contains(at)) return undefined;
  const { top, bottom } = at.getBoundingClientRect();
  if (bottom < 0 || top > innerHeight) return undefined;
  return headings.findLast(
    (heading) => heading === at || (at.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
  );
}

/** The last heading that stands in the upper part of the window or above it. */
function byWindow(headings: Element[]): Element | undefined {
  const inText = headings.filter((heading) => !heading.closest(BESIDE));
  return inText.findLast((heading) => heading.getBoundingClientRect().top < innerHeight * LOOKED_AT) ?? inText[0];
}
