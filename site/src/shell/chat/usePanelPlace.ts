import { type RefObject, useEffect, useRef } from 'react';

/** Pixels of height below which head, messages and box scroll together. */
const LOW = 480;

/**
 * Keeps the panel above the keyboard on the screen, and lets it give way: what gets the focus on the page is never behind it,
 * because it closes then. Nothing is lost by that, the conversation is kept.
 */
export function usePanelPlace(panel: RefObject<HTMLElement | null>, onCovering: () => void): void {
  const onCoveringNow = useRef(onCovering);
  onCoveringNow.current = onCovering;
  useEffect(() => {
    const follow = () => panel.current && place(panel.current);
    const giveWay = ({ target }: FocusEvent) => {
      // After the browser has scrolled to it.
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
  // Who enlarges the page with two fingers sees a part of it, and there is no keyboard.
  const below = scale > 1.01 ? 0 : Math.max(0, innerHeight - height - offsetTop);
  // The setting "Magnification" enlarges the pixels that are said here.
  const zoom = (panel as { currentCSSZoom?: number }).currentCSSZoom ?? 1;
  panel.style.setProperty('--chat-below', `${below / zoom}px`);
  const isLow = (innerHeight - below) / zoom < LOW;
  const wasLow = panel.hasAttribute('data-low');
  panel.toggleAttribute('data-low', isLow);
  if (!wasLow) keepFocusInSight();
}

/** Where all of the panel scrolls, what one writes in stays in sight when there is less room, or more above it. */
export function keepFocusInSight(): void {
  const focused = document.activeElement;
  if (focused?.closest('.chat-panel[data-low]')) focused.scrollIntoView({ block: 'nearest' });
}

/** Whether it lies behind the panel. What is in the top layer lies over it. */
function isCovered(element: Element, panel: Element): boolean {
  if (panel.contains(element) || element.closest('dialog:modal, [popover]')) return false;
  const [one, other] = [element, panel].map((each) => each.getBoundingClientRect());
  if (!one || !other || one.width === 0) return false;
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}
