import { type RefObject, useEffect, useRef } from 'react';

/** Window height above the keyboard, in CSS pixels, below which the whole panel scrolls. */
const MIN_HEIGHT_PX = 480;

/** Keeps the panel above the on-screen keyboard. Calls `onCovering` when the panel covers the focused element. */
export function usePanelPlace(panel: RefObject<HTMLElement | null>, onCovering: () => void): void {
  const onCoveringNow = useRef(onCovering);
  onCoveringNow.current = onCovering;
  useEffect(() => {
    const follow = () => panel.current && place(panel.current);
    const giveWay = ({ target }: FocusEvent) => {
      // Waits until the browser has scrolled to the focused element.
      requestAnimationFrame(() => {
        if (panel.current && target === document.activeElement && isCovered(target as Element, panel.current))
          onCoveringNow.current();
      });
    };
    follow();
    for (const sign of ['resize', 'scroll']) visualViewport?.addEventListener(sign, follow);
    addEventListener('resize', follow);
    document.addEventListener('focusin', giveWay);
    return () => {
      for (const sign of ['resize', 'scroll']) visualViewport?.removeEventListener(sign, follow);
      removeEventListener('resize', follow);
      document.removeEventListener('focusin', giveWay);
    };
  }, [panel]);
}

function place(panel: HTMLElement): void {
  const { height, offsetTop, scale } = visualViewport ?? { height: innerHeight, offsetTop: 0, scale: 1 };
  // Pinch zoom also makes the visual viewport smaller, without a keyboard.
  const below = scale > 1.01 ? 0 : Math.max(0, innerHeight - height - offsetTop);
  // The setting "Magnification" multiplies lengths that are set on the panel.
  const zoom = (panel as { currentCSSZoom?: number }).currentCSSZoom ?? 1;
  panel.style.setProperty('--chat-below', `${below / zoom}px`);
  const isLow = (innerHeight - below) / zoom < MIN_HEIGHT_PX;
  const wasLow = panel.hasAttribute('data-low');
  panel.toggleAttribute('data-low', isLow);
  if (!wasLow) keepFocusInSight();
}

/** Scrolls to the focused element of a panel that scrolls as a whole; call it after a change of the layout. */
export function keepFocusInSight(): void {
  const focused = document.activeElement;
  if (focused?.closest('.chat-panel[data-low]')) focused.scrollIntoView({ block: 'nearest' });
}

function isCovered(element: Element, panel: Element): boolean {
  if (panel.contains(element) || element.closest('dialog:modal, [popover]')) return false;
  const [one, other] = [element, panel].map((each) => each.getBoundingClientRect());
  if (!one || !other || one.width === 0) return false;
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}
