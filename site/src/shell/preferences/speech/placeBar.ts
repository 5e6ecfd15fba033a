/** Maximum share of the window's height with which the bar stays visible. */
const MAX_SHARE = 1 / 3;

/**
 * Sets `--speech-bar-height` to the height that the bar covers, so that style sheets keep the focused element visible.
 * A bar that is too high stays at the end of the page and covers nothing. Returns a function that stops this.
 */
export function placeBar(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const follow = () => {
    const { height } = bar.getBoundingClientRect();
    const isInSight = height <= innerHeight * MAX_SHARE;
    bar.toggleAttribute('data-in-sight', isInSight);
    // The setting "Magnification" multiplies lengths that are set here.
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
