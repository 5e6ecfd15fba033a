import type { ClientDirective } from 'astro';

/** Until then a page runs without any external script. */
const SIGNS = ['pointerenter', 'focusin', 'keydown'];

/** A value names what first-paint.js notes in the head, one of which is enough: the island is then wanted at once. */
const intent: ClientDirective = async (load, { value }, island) => {
  let isWanted = false;
  let pressed = -1;
  const buttons = () => [...island.querySelectorAll<HTMLElement>('[type=button]')];
  const start = async () => {
    if (isWanted) return;
    isWanted = true;
    try {
      await (await load())();
      // By its place: in a page that the browser has translated the island has new elements.
      buttons()[pressed]?.click();
    } catch {
      // The line is down. What the server drew goes on working, and the next touch tries again.
      isWanted = false;
    }
  };
  // A finger reaches for a button and presses it in one; what is pressed before there is a script is pressed for it then.
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
