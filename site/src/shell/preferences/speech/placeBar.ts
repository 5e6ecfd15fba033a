/** The most of the window that the bar may take while it stays in sight. */
const MOST = 1 / 3;

/**
 * Tells the style sheets how high the bar is, so that what has the focus is kept clear of it: large letters and what it has to
 * say make it higher. One that would take too much of the window is a part of the page's end. Answers how to stop.
 */
export function placeBar(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const follow = () => {
    const { height } = bar.getBoundingClientRect();
    const isInSight = height <= innerHeight * MOST;
    bar.toggleAttribute('data-in-sight', isInSight);
    // The setting "Magnification" enlarges the pixels that are said here.
    const zoom = (bar as { currentCSSZoom?: number }).currentCSSZoom ?? 1;
    style.setProperty('--speech-bar-height', `${isInSight ? height / zoom : 0}px`);
  };
  const observer = new ResizeObserver(follow);
  observer.observe(bar);
  addEventListener('resize', follow);
  return () => {
    observer.disconnect();
    removeEventListener('resize', follow);
    style.removeProperty('--speech-bar-height');
  };
}
