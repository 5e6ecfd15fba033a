import { MAX_STORED_CHAT_MESSAGES } from '@common-ground/api/contracts/limits.ts';
import { atom } from 'nanostores';
import { $session } from '../../session/session.ts';
import { CHAT_KEY } from './chatKey.ts';
import { isShownReply, type ShownReply } from './shownReply.ts';

/** `lang` is the language of the page that the message was written on. */
export type ChatMessage = { lang: string } & (
  | { from: 'reader'; text: string }
  | { from: 'assistant'; reply: ShownReply }
);

type StoredConversation = {
  /** User's id; null for a guest, whose conversation stays when they sign in. */
  owner: number | null;
  messages: ChatMessage[];
  draft: string;
};

/** Messages of this tab, stored in `sessionStorage` only. */
export const $messages = atom<ChatMessage[]>([]);
export const $isConversationStored = atom(true);
let draft = '';

/** Loads the stored conversation. Starts an empty one when it is unreadable or its owner is not signed in. */
export function loadConversation(): void {
  const kept = readStoredConversation();
  draft = kept.draft;
  $messages.set(kept.messages);
  storeConversation();
}

export function say(message: ChatMessage): void {
  $messages.set([...$messages.get(), message].slice(-MAX_STORED_CHAT_MESSAGES));
  storeConversation();
}

export const readUnsent = (): string => draft;

export function storeUnsent(text: string): void {
  draft = text;
  storeConversation();
}

/** Deletes all messages, and returns them so that this can be undone. */
export function clearConversation(): ChatMessage[] {
  const before = $messages.get();
  $messages.set([]);
  storeConversation();
  return before;
}

export function restoreConversation(before: ChatMessage[]): void {
  $messages.set([...before, ...$messages.get()].slice(-MAX_STORED_CHAT_MESSAGES));
  storeConversation();
}

function storeConversation(): void {
  const kept: StoredConversation = { owner: ownerNow(), messages: $messages.get(), draft };
  try {
    if (kept.messages.length > 0 || kept.draft) sessionStorage.setItem(CHAT_KEY, JSON.stringify(kept));
    else sessionStorage.removeItem(CHAT_KEY);
    $isConversationStored.set(true);
  } catch {
    // Storage is blocked or full: the conversation lasts as long as the page.
    $isConversationStored.set(false);
  }
}

function readStoredConversation(): StoredConversation {
  const none: StoredConversation = { owner: null, messages: [], draft: '' };
  try {
    const kept = JSON.parse(sessionStorage.getItem(CHAT_KEY) ?? 'null') as Partial<StoredConversation> | null;
    if (!kept || ((kept.owner ?? null) !== null && kept.owner !== ownerNow())) return none;
    const messages = Array.isArray(kept.messages) ? kept.messages.filter(isMessage) : [];
    return { ...none, messages, draft: typeof kept.draft === 'string' ? kept.draft : '' };
  } catch {
    return none;
  }
}

/** Checks a stored message, because another version of the site may have stored a different shape. */
function isMessage(value: unknown): value is ChatMessage {
  const { from, lang, text, reply } = Object(value);
  if (typeof lang !== 'string') return false;
  return from === 'reader' ? typeof text === 'string' : from === 'assistant' && isShownReply(reply);
}

const ownerNow = () => $session.get()?.person.id ?? null;

let owner = ownerNow();
$session.listen(() => {
  const before = owner;
  owner = ownerNow();
  // A user who signs out leaves no messages to the next person. The messages of a guest who signs in stay.
  if (before !== null && before !== owner) deleteConversation();
  else storeConversation();
});

function deleteConversation(): void {
  draft = '';
  clearConversation();
}

if (typeof window !== 'undefined')
  addEventListener('storage', ({ key }) => {
    // The key is null when all storage was cleared.
    if (key === null) deleteConversation();
  });
