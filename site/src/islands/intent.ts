import type { ClientDirective } from 'astro';

const SIGNS = ['pointerenter', 'focusin', 'keydown'];

/** `value`: `now`, or data attributes that `first-paint.js` sets on the root: each of them loads the island at once. */
const intent: ClientDirective = async (load, { value }, island) => {
  let isWanted = false;
  let pressed = -1;
  const buttons = () => [...island.querySelectorAll<HTMLElement>('[type=button]')];
  const start = async () => {
    if (isWanted) return;
    isWanted = true;
    try {
      await (await load())();
      // Finds the button by its position, because React replaces the elements of a page that the browser has
      // translated.
      buttons()[pressed]?.click();
    } catch {
      // The connection may have failed. The server's HTML still works, and the next touch, focus or key tries again.
      isWanted = false;
    }
  };
  // A touch points at a button and presses it at the same time: the press is repeated when the script has loaded.
  island.onclick = ({ target }) => {
    pressed = buttons().findIndex((button) => button.contains(target as Node));
  };
  for (const sign of SIGNS) island.addEventListener(sign, start, true);
  const { dataset } = document.documentElement;
  if (value === 'now' || isNoted(value, dataset) || island.matches(':focus-within')) start();
};

const isNoted = (value: unknown, dataset: DOMStringMap) =>
  String(value)
    .split(' ')
    .some((sign) => sign in dataset);

export default intent;
