// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { present } from './present.tsx';
import { TOAST_HOTKEY } from './toast.ts';

let button: HTMLButtonElement;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.documentElement.lang = 'en';
  button = document.body.appendChild(document.createElement('button'));
  button.focus();
  await show();
  onTestFinished(() => {
    press('Escape');
    button.remove();
  });
});

const show = () => act(async () => present({ title: 'Sign in required' }));
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document, { key, code: key });
const isShown = () => document.querySelector('.toast') !== null;
const region = () => document.querySelector('.toasts');

describe('the focus', () => {
  it('returns to the previous element when Escape closes the toast from within', () => {
    press(TOAST_HOTKEY);
    press('Escape');
    expect([isShown(), document.activeElement === button]).toEqual([false, true]);
  });

  it('stays on the page when Escape closes the toast from there and F8 is pressed afterwards', () => {
    press('Escape');
    expect(isShown()).toBe(false);
    press(TOAST_HOTKEY);
    expect(document.activeElement).toBe(button);
  });

  it('moves to the region of toasts when another toast replaces the focused one', async () => {
    press(TOAST_HOTKEY);
    act(() => document.querySelector<HTMLElement>('.toast')?.focus());
    await show();
    expect(document.activeElement).toBe(region());
  });
});
