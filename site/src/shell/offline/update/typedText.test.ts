import { beforeEach, expect, it, vi } from 'vitest';
import { keepDraft } from '../../../session/drafts.ts';
import { fakeStorage } from '../../../testing/fakeStorage.ts';
import { hasUnkeptText, watchTyping } from './typedText.ts';

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

it('text that no draft holds would be lost; what a draft holds, was taken out again or stands nowhere would not', () => {
  const area = new FakeArea('textarea');
  type(area, 'A "reply"\nof two lines');
  expect(hasUnkeptText()).toBe(true);
  keepDraft('reply', 7, { text: area.value });
  expect(hasUnkeptText()).toBe(false);
  type(area, `${area.value}, longer`);
  expect(hasUnkeptText()).toBe(true);
  type(area, '  ');
  expect(hasUnkeptText()).toBe(false);
  type(area, 'again');
  area.isConnected = false;
  expect(hasUnkeptText()).toBe(false);
});

it('a password is in no draft, whatever it is, and a box that is ticked is no text', () => {
  const password = new FakeInput('password');
  type(password, 'value');
  keepDraft('reply', 7, { text: 'value' });
  expect(hasUnkeptText()).toBe(true);
  password.isConnected = false;
  type(new FakeInput('checkbox'), 'on');
  expect(hasUnkeptText()).toBe(false);
});
