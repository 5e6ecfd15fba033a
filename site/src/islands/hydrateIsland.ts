import { type ComponentType, createElement, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { recordEarlyInput } from './recordEarlyInput.ts';

type Props = Record<string, unknown>;

/** `takesOverInput`: the island itself reads what was typed into its fields before hydration. */
type Island = ComponentType<Props> & { takesOverInput?: boolean };

/**
 * Hydrates an island in place of Astro's client (see `slimIslands.ts`). Resolves once React has taken over. Then passes
 * early input to the island, except with `takesOverInput`. If the browser has translated the island, React renders it
 * anew without reporting an error.
 */
export default (island: HTMLElement) =>
  (Island: Island, props: Props): Promise<void> => {
    const handOver = Island.takesOverInput ? () => {} : recordEarlyInput(island);
    const restoreFocus = rememberFocus(island);
    const isTranslated = island.querySelector('font') !== null;
    const { promise, resolve } = Promise.withResolvers<void>();
    /** Single wrapper component: it does not change the ids of `useId`, which must equal those of the server. */
    function Root() {
      useLayoutEffect(() => {
        restoreFocus();
        resolve();
      }, []);
      // Hands over in a microtask after the effects, so that React renders the change of each event before the next
      // one.
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

/** Returns a function that focuses the new element at the same position if the focused element has been replaced. */
function rememberFocus(island: HTMLElement): () => void {
  const list = () => [...island.querySelectorAll<HTMLElement>(FIELDS)];
  const focused = document.activeElement as HTMLElement;
  const place = list().indexOf(focused);
  return () => {
    if (!focused.isConnected) list()[place]?.focus({ preventScroll: true });
  };
}
