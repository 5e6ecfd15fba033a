// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TOOLTIP_DELAY_MS, Tooltip } from './Tooltip.tsx';

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const box = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(box).render(
      <Tooltip text="Add bookmark" isName>
        <button type="button" aria-label="Add bookmark" />
      </Tooltip>,
    ),
  );
});
afterEach(() => document.body.replaceChildren());

const button = () => document.querySelector('button');
const tooltip = () => document.querySelector('.tooltip');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const point = (at: Element | null) =>
  act(async () => void at?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' })));

it('shows after the delay, stays under the pointer, and hides with Escape', async () => {
  await point(button());
  await pass(TOOLTIP_DELAY_MS - 1);
  expect(tooltip()).toBeNull();
  await pass(1);
  expect(tooltip()?.textContent).toContain('Add bookmark');
  await point(tooltip());
  await pass(1000);
  expect(tooltip()).not.toBeNull();
  await act(async () => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  expect(tooltip()).toBeNull();
});

it('shows at once on focus, and does not describe a button whose name it repeats', async () => {
  await act(async () => button()?.focus());
  expect(tooltip()?.textContent).toContain('Add bookmark');
  expect(button()?.getAttribute('aria-describedby')).toBeNull();
});
