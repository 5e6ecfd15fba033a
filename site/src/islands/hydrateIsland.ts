import { type ComponentType, createElement, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

type Props = Record<string, unknown>;

/**
 * Hydrates an island in Astro's place (see `slimIslands.ts`). Resolves once the island has taken over what the server drew.
 * React draws it anew where the browser has translated the page meanwhile: then the focus and what was typed are put into the new
 * elements, and the difference is no error.
 */
export default (island: HTMLElement) =>
  (Island: ComponentType<Props>, props: Props): Promise<void> => {
    const restore = rememberFields(island);
    const isTranslated = island.querySelector('font') !== null;
    const { promise, resolve } = Promise.withResolvers<void>();
    function Root() {
      useLayoutEffect(() => {
        restore();
        resolve();
      }, []);
      return createElement(Island, props);
    }
    const root = hydrateRoot(island, createElement(Root), {
      identifierPrefix: island.getAttribute('prefix') ?? '',
      onRecoverableError: (error) => isTranslated || reportError(error),
    });
    island.addEventListener('astro:unmount', () => root.unmount(), { once: true });
    return promise;
  };

const FIELDS = 'a[href], button, input, select, summary, textarea, [tabindex]';

/** Returns a function that gives focus and values to the fields that stand in place of today's, unless these still stand. */
function rememberFields(island: HTMLElement): () => void {
  const list = () => [...island.querySelectorAll<HTMLElement>(FIELDS)];
  const before = list();
  const focused = before.indexOf(document.activeElement as HTMLElement);
  return () => {
    if (before.every((field) => field.isConnected)) return;
    const after = list();
    for (const [place, field] of before.entries()) copyValue(field, after[place]);
    after[focused]?.focus({ preventScroll: true });
  };
}

/** Sets the value as typing does: React hears of it only when its own setter was not used. */
function copyValue(from: HTMLElement, to: HTMLElement | undefined): void {
  if (!isField(from) || !isField(to) || from.value === to.value) return;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value') ?? {};
  set?.call(to, from.value);
  to.dispatchEvent(new Event('input', { bubbles: true }));
}

function isField(element: HTMLElement | undefined): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
