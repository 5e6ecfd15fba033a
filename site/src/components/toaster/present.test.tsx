// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { present } from './present.tsx';
import { TOAST_MS, type Toast } from './toast.ts';

const LONG = 60_000;
const SIGN_IN: Toast = { title: 'Sign in required', text: 'Please sign in', variant: 'destructive' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.documentElement.lang = 'en';
});
afterEach(async () => {
  await show({ title: 'Last' });
  await press(closeButton());
});

const show = (toast: Toast) => act(async () => present(toast));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const send = (target: EventTarget | null, event: Event) => act(async () => void target?.dispatchEvent(event));
const press = (target: Element | null) => send(target, new MouseEvent('click', { bubbles: true }));
const toasts = () => [...document.querySelectorAll('.toast')];
const toast = () => document.querySelector<HTMLElement>('.toast');
const closeButton = () => document.querySelector('[aria-label="Close notification"]');
const live = () => document.querySelector('.toaster > [role=status]');

describe('a toast', () => {
  it('replaces the last one, and announces a repeated text again', async () => {
    await show(SIGN_IN);
    await pass(50);
    expect(live()?.textContent).toBe('Notification Sign in required Please sign in');
    await pass(1000);
    expect(live()).toBeNull();
    await show(SIGN_IN);
    await pass(50);
    expect(live()?.textContent).toContain('Sign in required');
    expect(toasts()).toHaveLength(1);
  });

  it('interrupts a screen reader only when something failed', async () => {
    await show(SIGN_IN);
    expect(live()?.getAttribute('aria-live')).toBe('assertive');
    await show({ title: 'Welcome back!' });
    expect(live()?.getAttribute('aria-live')).toBe('polite');
  });
});

describe('the time of a toast', () => {
  it('ends after five seconds, and begins again with the next toast', async () => {
    await show(SIGN_IN);
    await pass(3000);
    await show(SIGN_IN);
    await pass(TOAST_MS - 100);
    expect(toasts()).toHaveLength(1);
    await pass(100);
    expect(toasts()).toHaveLength(0);
  });

  it('pauses while the pointer is on the toast or the window has no focus', async () => {
    await show(SIGN_IN);
    await pass(3000);
    const region = document.querySelector('.toaster [role=region]');
    await send(toast(), new PointerEvent('pointermove', { bubbles: true }));
    await pass(LONG);
    await send(region, new PointerEvent('pointerleave'));
    await pass(1000);
    await send(window, new Event('blur'));
    await pass(LONG);
    expect(toasts()).toHaveLength(1);
    await send(window, new Event('focus'));
    await pass(999);
    expect(toasts()).toHaveLength(1);
    await pass(1);
    expect(toasts()).toHaveLength(0);
  });

  it('pauses while the toast has the focus', async () => {
    const elsewhere = document.body.appendChild(document.createElement('button'));
    await show(SIGN_IN);
    await act(async () => toast()?.focus());
    await pass(LONG);
    expect(toasts()).toHaveLength(1);
    await act(async () => elsewhere.focus());
    await pass(TOAST_MS);
    expect(toasts()).toHaveLength(0);
    elsewhere.remove();
  });

  it('runs for the next toast even when the previous one was closed under the pointer', async () => {
    await show(SIGN_IN);
    await send(toast(), new PointerEvent('pointermove', { bubbles: true }));
    await press(closeButton());
    expect(toasts()).toHaveLength(0);
    await show(SIGN_IN);
    await pass(TOAST_MS);
    expect(toasts()).toHaveLength(0);
  });
});
