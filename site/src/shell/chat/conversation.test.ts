import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $session } from '../../session/session.ts';
import { fakeStorage } from '../../testing/fakeStorage.ts';
import { CHAT_KEY } from './chatKey.ts';
import {
  $isConversationStored,
  $messages,
  type ChatMessage,
  clearConversation,
  loadConversation,
  readUnsent,
  restoreConversation,
  say,
  storeUnsent,
} from './conversation.ts';

const question = (text: string): ChatMessage => ({ from: 'reader', text, lang: 'en' });
const CRISIS: ChatMessage = { from: 'assistant', reply: { kind: 'crisis' }, lang: 'en' };
const person = (id: number) => $session.set({ person: { id, displayName: 'A', role: 'user' }, user: null });

/** Simulates opening another page in this tab, and returns its messages. */
function nextPage(): ChatMessage[] {
  const kept = sessionStorage.getItem(CHAT_KEY);
  clearConversation();
  storeUnsent('');
  if (kept !== null) sessionStorage.setItem(CHAT_KEY, kept);
  loadConversation();
  return $messages.get();
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', fakeStorage());
  $session.set(null);
  loadConversation();
});
afterEach(() => $session.set(null));

describe('conversation of a tab', () => {
  it('is restored on the next page together with the unsent text', () => {
    say(question('hello'));
    say(CRISIS);
    storeUnsent('half a sent');
    expect(nextPage()).toEqual([question('hello'), CRISIS]);
    expect(readUnsent()).toBe('half a sent');
  });

  it('stores the newest 100 messages', () => {
    for (let number = 1; number <= 130; number++) say(question(String(number)));
    const texts = nextPage().map((message) => message.from === 'reader' && message.text);
    expect([texts.length, texts[0], texts.at(-1)]).toEqual([100, '31', '130']);
  });

  it('is deleted from storage when it is cleared, and stored again when it is restored', () => {
    say(question('hello'));
    const before = clearConversation();
    expect(sessionStorage.getItem(CHAT_KEY)).toBeNull();
    restoreConversation(before);
    expect(nextPage()).toEqual([question('hello')]);
  });
});

describe('conversation of a user', () => {
  it('is deleted together with the unsent text when the user signs out', () => {
    person(7);
    say(question('hello'));
    storeUnsent('more');
    $session.set(null);
    expect($messages.get()).toEqual([]);
    expect(readUnsent()).toBe('');
    expect(sessionStorage.getItem(CHAT_KEY)).toBeNull();
  });

  it('is not restored for another user when storage still contains it', () => {
    person(7);
    say(question('hello'));
    const kept = sessionStorage.getItem(CHAT_KEY) ?? '';
    person(8);
    sessionStorage.setItem(CHAT_KEY, kept);
    loadConversation();
    expect($messages.get()).toEqual([]);
    expect(sessionStorage.getItem(CHAT_KEY)).toBeNull();
  });

  it('contains the messages of a guest who signs in, until the user signs out', () => {
    say(question('hello'));
    person(7);
    expect(nextPage()).toEqual([question('hello')]);
    $session.set(null);
    expect(nextPage()).toEqual([]);
  });
});

describe('conversation without usable storage', () => {
  it.each([
    ['invalid JSON', '{'],
    ['a list', '[1]'],
    ['messages of another version', JSON.stringify({ messages: [{ from: 'nobody' }, null, 4, { from: 'reader' }] })],
    [
      'replies of another version',
      JSON.stringify({ messages: [{ from: 'assistant', lang: 'en', reply: { kind: 'answers', answers: 3 } }] }),
    ],
    ['messages and a draft of other types', JSON.stringify({ messages: 'none', draft: 4 })],
  ])('is empty when storage contains %s', (_, kept) => {
    sessionStorage.setItem(CHAT_KEY, kept);
    loadConversation();
    expect($messages.get()).toEqual([]);
    expect(readUnsent()).toBe('');
  });

  it('lasts as long as the page, with $isConversationStored false, when storage is blocked', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
    loadConversation();
    say(question('hello'));
    expect($messages.get()).toEqual([question('hello')]);
    expect($isConversationStored.get()).toBe(false);
  });
});
