import { beforeEach, expect, it, vi } from 'vitest';
import { storeDraft } from '../../../session/drafts.ts';
import { fakeStorage } from '../../../testing/fakeStorage.ts';
import { hasUnstoredText, watchTyping } from './typedText.ts';

class FakeField {
  isConnected = true;
  value = '';
  type: string;
  constructor(type: string) {
    this.type = type;
  }
}
class FakeInput extends FakeField {}
class FakeArea extends FakeField {}

let type: (field: FakeField, text: string) => void;
beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('HTMLInputElement', FakeInput);
  vi.stubGlobal('HTMLTextAreaElement', FakeArea);
  vi.stubGlobal('addEventListener', (_: string, listener: (event: object) => void) => {
    type = (field, text) => {
      field.value = text;
      listener({ target: field });
    };
  });
  watchTyping();
});

it('reports typed text unless a draft contains it, it was deleted, or its field was removed', () => {
  const area = new FakeArea('textarea');
  type(area, 'A "reply"\nof two lines');
  expect(hasUnstoredText()).toBe(true);
  storeDraft('reply', 7, { text: area.value });
  expect(hasUnstoredText()).toBe(false);
  type(area, `${area.value}, longer`);
  expect(hasUnstoredText()).toBe(true);
  type(area, '  ');
  expect(hasUnstoredText()).toBe(false);
  type(area, 'again');
  area.isConnected = false;
  expect(hasUnstoredText()).toBe(false);
});

it('reports a password even when a draft contains the same text, and ignores a checkbox', () => {
  const password = new FakeInput('password');
  type(password, 'value');
  storeDraft('reply', 7, { text: 'value' });
  expect(hasUnstoredText()).toBe(true);
  password.isConnected = false;
  type(new FakeInput('checkbox'), 'on');
  expect(hasUnstoredText()).toBe(false);
});
