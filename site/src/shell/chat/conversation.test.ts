import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $session } from '../../session/session.ts';
import { fakeStorage } from '../../testing/fakeStorage.ts';
import { CHAT_KEY } from './chatKey.ts';
import {
  $isKept,
  $messages,
  type ChatMessage,
  clearConversation,
  keepUnsent,
  openConversation,
  readUnsent,
  restoreConversation,
  say,
} from './conversation.ts';

const question = (text: string): ChatMessage => ({ from: 'reader', text, lang: 'en' });
const CRISIS: ChatMessage = { from: 'assistant', reply: { kind: 'crisis' }, lang: 'en' };
const person = (id: number) => $session.set({ person: { id, displayName: 'A', role: 'user' }, user: null });

/** What a page that is opened next in this tab has. */
function nextPage(): ChatMessage[] {
  const kept = sessionStorage.getItem(CHAT_KEY);
  clearConversation();
  keepUnsent('');
  if (kept !== null) sessionStorage.setItem(CHAT_KEY, kept);
  openConversation();
  return $messages.get();
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', fakeStorage());
  $session.set(null);
  openConversation();
});
afterEach(() => $session.set(null));

describe('what was said in a tab', () => {
  it('is there on the next page, with what was being written', () => {
    say(question('hello'));
    say(CRISIS);
    keepUnsent('half a sent');
    expect(nextPage()).toEqual([question('hello'), CRISIS]);
    expect(readUnsent()).toBe('half a sent');
  });

  it('keeps its newest messages', () => {
    for (let number = 1; number <= 130; number++) say(question(String(number)));
    const texts = nextPage().map((message) => message.from === 'reader' && message.text);
    expect([texts.length, texts[0], texts.at(-1)]).toEqual([100, '31', '130']);
  });

  it('is gone from the tab when it is cleared, and comes back when that was not meant', () => {
    say(question('hello'));
    const before = clearConversation();
    expect(sessionStorage.getItem(CHAT_KEY)).toBeNull();
    restoreConversation(before);
    expect(nextPage()).toEqual([question('hello')]);
  });
});

describe('whoever it is of', () => {
  it('takes it along when they sign out', () => {
    person(7);
    say(question('hello'));
    keepUnsent('more');
    $session.set(null);
    expect($messages.get()).toEqual([]);
    expect(readUnsent()).toBe('');
    expect(sessionStorage.getItem(CHAT_KEY)).toBeNull();
  });

  it('leaves nothing to the next person, on a page that was not there when they went', () => {
    person(7);
    say(question('hello'));
    const kept = sessionStorage.getItem(CHAT_KEY) ?? '';
    person(8);
    sessionStorage.setItem(CHAT_KEY, kept);
    openConversation();
    expect($messages.get()).toEqual([]);
    expect(sessionStorage.getItem(CHAT_KEY)).toBeNull();
  });

  it('goes on with it after signing in', () => {
    say(question('hello'));
    person(7);
    expect(nextPage()).toEqual([question('hello')]);
    $session.set(null);
    expect(nextPage()).toEqual([]);
  });
});

describe('storage that is no use', () => {
  it.each([
    ['no JSON', '{'],
    ['something else', '[1]'],
    ['messages of another version', JSON.stringify({ messages: [{ from: 'nobody' }, null, 4, { from: 'reader' }] })],
    [
      'replies of another version',
      JSON.stringify({ messages: [{ from: 'assistant', lang: 'en', reply: { kind: 'answers', answers: 3 } }] }),
    ],
    ['a draft that is none', JSON.stringify({ messages: 'none', draft: 4 })],
  ])('holds %s: the chat begins anew', (_, kept) => {
    sessionStorage.setItem(CHAT_KEY, kept);
    openConversation();
    expect($messages.get()).toEqual([]);
    expect(readUnsent()).toBe('');
  });

  it('is closed: the chat lasts as long as the page, which is said', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
    openConversation();
    say(question('hello'));
    expect($messages.get()).toEqual([question('hello')]);
    expect($isKept.get()).toBe(false);
  });
});
