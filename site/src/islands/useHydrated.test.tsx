// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useHydrated } from './useHydrated.ts';

const drawn: boolean[] = [];
function Part() {
  const isAlive = useHydrated();
  drawn.push(isAlive);
  return (
    <button type="submit" disabled={!isAlive}>
      Send
    </button>
  );
}

beforeEach(() => {
  drawn.length = 0;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => vi.unstubAllGlobals());

it('is false while an island hydrates, as on the server, and then true', async () => {
  const box = document.createElement('div');
  box.innerHTML = renderToString(<Part />);
  expect(box.querySelector('button')?.disabled).toBe(true);
  await act(() => hydrateRoot(box, <Part />));
  expect(drawn).toEqual([false, false, true]);
  expect(box.querySelector('button')?.disabled).toBe(false);
});

it('is true at once in a component that the server did not render', async () => {
  await act(() => createRoot(document.createElement('div')).render(<Part />));
  expect(drawn).toEqual([true]);
});
