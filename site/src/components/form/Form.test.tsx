// @vitest-environment happy-dom
import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Form } from './Form.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => document.body.replaceChildren());

async function focusedIn(children: ReactElement | null): Promise<string | undefined> {
  const sending = { isBusy: false, failure: null, errors: {}, onSubmit: () => {} };
  const box = document.body.appendChild(document.createElement('div'));
  const form = (
    <Form sending={sending} submit="Send" busy="Sending" failed="Not sent" startsFocused>
      <p tabIndex={-1} id="words" />
      {children}
    </Form>
  );
  await act(() => createRoot(box).render(form));
  return document.activeElement?.id;
}

it('focuses the first field of any kind when the form opens', async () => {
  expect(await focusedIn(<select id="choice" />)).toBe('choice');
});

it('focuses its text when the form has no field', async () => {
  expect(await focusedIn(null)).toBe('words');
});
