import { type ComponentType, createElement, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keepEarlyInput } from './keepEarlyInput.ts';

type Props = Record<string, unknown>;

/** `takesOverInput`: it reads by itself what stands in its fields. */
type Island = ComponentType<Props> & { takesOverInput?: boolean };

/**
 * Hydrates an island in Astro's place (see `slimIslands.ts`), without slots, which islands do not have here. Resolves once
 * the island has taken over what the server drew. What a reader typed or chose before goes to the island. React draws an
 * island anew when the browser has translated the page meanwhile: then the focus goes to the new element, and the
 * difference is no error.
 */
export default (island: HTMLElement) =>
  (Island: Island, props: Props): Promise<void> => {
    const handOver = Island.takesOverInput ? () => {} : keepEarlyInput(island);
    const restoreFocus = rememberFocus(island);
    const isTranslated = island.querySelector('font') !== null;
    const { promise, resolve } = Promise.withResolvers<void>();
    /** One element around one other changes no id that `useId` gives: those are the server's. */
    function Root() {
      useLayoutEffect(() => {
        restoreFocus();
        resolve();
      }, []);
      // After the effects: what each event changes is then drawn before the next one.
      useEffect(() => queueMicrotask(handOver), []);
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

/** Returns a function that focuses the element in the place of today's focused one, unless that one still stands. */
function rememberFocus(island: HTMLElement): () => void {
  const list = () => [...island.querySelectorAll<HTMLElement>(FIELDS)];
  const focused = document.activeElement as HTMLElement;
  const place = list().indexOf(focused);
  return () => {
    if (!focused.isConnected) list()[place]?.focus({ preventScroll: true });
  };
}
