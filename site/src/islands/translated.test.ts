// @vitest-environment happy-dom
import { IDBFactory } from 'fake-indexeddb';
import type { ComponentType } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import hydrateIsland from './hydrateIsland.ts';
import { findDrawnIslands } from './testing/drawnIslands.ts';
import { fakeApi } from './testing/fakeApi.ts';
import { readProps } from './testing/readProps.ts';
import { translate } from './testing/translate.ts';

type Island = { default: ComponentType<Record<string, unknown>> };
type HappyDom = { settings: { navigation: object }; setURL: (url: string) => void };

const islands = import.meta.glob<Island>('../**/*.island.tsx');
const toIslandName = (file: string) => /(\w+)\.island/.exec(file)?.[1] ?? '';

/** Query or fragment of the address that an island needs to show anything. */
const ENDS: Record<string, string> = {
  SearchResults: '?search=pain',
  History: '?condition=1',
  Talk: '?condition=1',
  Suggest: '?condition=1',
  MembersTopic: '?topic=1',
  Certificate: '?code=ABCD-EFGH',
  ResetPassword: '#token',
  VerifyEmail: '#token',
  MailOff: '#token',
  Receipt: '#token',
};
const MAX_PRESSES = 8;
const ADMIN = JSON.stringify({ id: 1, displayName: 'Reader', role: 'admin' });

const happyDom = (window as unknown as { happyDOM: HappyDom }).happyDOM;
let drawn: Awaited<ReturnType<typeof findDrawnIslands>>;
let errors: string[] = [];

beforeAll(async () => {
  drawn = await findDrawnIslands();
});
beforeEach(() => {
  errors = [];
  // Ignores logged errors: React logs differing attributes in development only. A broken island fires an `error` event.
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  Object.assign(happyDom.settings.navigation, { disableMainFrameNavigation: true });
  window.addEventListener('error', noteError);
  document.documentElement.lang = 'en';
});
afterEach(() => {
  window.removeEventListener('error', noteError);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function noteError(event: ErrorEvent): void {
  event.preventDefault();
  errors.push(String(event.error ?? event.message));
}

type Walk = { name: string; isMember: boolean; isTranslated: boolean; load: () => Promise<Island> };

/** Returns an island's text in each state, in an empty browser: calls pending, calls failed, each button pressed. */
async function walkThrough({ name, isMember, isTranslated, load }: Walk): Promise<string[]> {
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
  sessionStorage.clear();
  if (isMember) localStorage.setItem('sessionToken', 'token');
  if (isMember) localStorage.setItem('person', ADMIN);
  const { path, html } = drawn.get(name) ?? { path: '/', html: '' };
  happyDom.setURL(`http://localhost${path}${ENDS[name] ?? ''}`);
  document.body.innerHTML = html;
  const island = document.querySelector('astro-island') as HTMLElement;
  const answers = fakeApi();
  const texts: string[] = [];
  const look = async (step: string) => {
    await settle();
    texts.push(`${step}: ${island.textContent?.replaceAll(/\s+/g, ' ')}`);
    if (isTranslated) translate(document.body);
  };

  if (isTranslated) translate(document.body);
  const { default: Component } = await load();
  void hydrateIsland(island)(Component, readProps(island));
  await look('calls are on their way');
  answers.set('failed');
  await look('calls have failed');
  answers.set('found');
  const pressed = new Set<string>();
  while (pressed.size < MAX_PRESSES) {
    const button = [...document.querySelectorAll<HTMLElement>('button:not(:disabled), summary')].find(
      (button) => !pressed.has(toButtonKey(button)),
    );
    if (!button) break;
    pressed.add(toButtonKey(button));
    for (const field of document.querySelectorAll<HTMLInputElement>(EMPTY_FIELDS)) writeInto(field);
    await settle();
    button.click();
    await look(`after a press of ${toButtonKey(button)}`);
  }
  island.dispatchEvent(new Event('astro:unmount'));
  document.body.replaceChildren();
  return texts;
}

async function settle(): Promise<void> {
  for (let before = '', calm = 0; calm < 4; ) {
    await vi.dynamicImportSettled();
    await new Promise((done) => setTimeout(done, 2));
    const now = document.body.innerHTML;
    calm = now === before ? calm + 1 : 0;
    before = now;
  }
}

const toButtonKey = (button: Element) => `${button.textContent} ${button.getAttribute('aria-label') ?? ''}`.trim();

const EMPTY_FIELDS = 'input:not([type=checkbox], [type=radio]), textarea';

function writeInto(field: HTMLInputElement): void {
  if (field.value) return;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, field.type === 'email' ? 'a@example.org' : 'Some text');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

describe('islands in a page that the browser translates', () => {
  it('are all rendered by pages of the sample content', () => {
    expect([...drawn.keys()].sort()).toEqual(Object.keys(islands).map(toIslandName).sort());
  });

  // A member sees nearly all that a guest sees, and more, so only the deep run tries guests too.
  const readers = process.env.TEST_DEPTH === 'deep' ? [true, false] : [true];
  const cases = Object.entries(islands).flatMap(([file, load]) =>
    readers.map((isMember) => ({ name: toIslandName(file), isMember, load })),
  );
  it.each(cases)(
    'show the same text in each state as in an untranslated page: $name, member: $isMember',
    async (walk) => {
      const plain = await walkThrough({ ...walk, isTranslated: false });
      errors = [];
      expect(await walkThrough({ ...walk, isTranslated: true })).toEqual(plain);
      expect(errors).toEqual([]);
    },
  );
});
