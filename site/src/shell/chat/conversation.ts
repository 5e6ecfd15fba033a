import { CHAT_MESSAGES_KEPT } from '@common-ground/api/contracts/limits.ts';
import { atom } from 'nanostores';
import { $session } from '../../session/session.ts';
import { CHAT_KEY } from './chatKey.ts';
import { isShownReply, type ShownReply } from './shownReply.ts';

/** `lang`: of the page that it was written on. */
export type ChatMessage = { lang: string } & (
  | { from: 'reader'; text: string }
  | { from: 'assistant'; reply: ShownReply }
);

type Kept = {
  /** Whose it is; null: a guest's, which stays theirs when they sign in. */
  owner: number | null;
  messages: ChatMessage[];
  /** What is being written. */
  draft: string;
};

/** What was said in this tab. It is kept in the tab's own storage and sent nowhere. */
export const $messages = atom<ChatMessage[]>([]);
/** Whether the tab keeps it for the next page. */
export const $isKept = atom(true);
let draft = '';

/** What the tab has kept; what is not ours to read, or cannot be read, is none. */
export function openConversation(): void {
  const kept = readKept();
  draft = kept.draft;
  $messages.set(kept.messages);
  keep();
}

export function say(message: ChatMessage): void {
  $messages.set([...$messages.get(), message].slice(-CHAT_MESSAGES_KEPT));
  keep();
}

export const readUnsent = (): string => draft;

export function keepUnsent(text: string): void {
  draft = text;
  keep();
}

/** Removes all messages. Answers them, for who did not mean it. */
export function clearConversation(): ChatMessage[] {
  const before = $messages.get();
  $messages.set([]);
  keep();
  return before;
}

/** Puts back what was cleared, before what was said since. */
export function restoreConversation(before: ChatMessage[]): void {
  $messages.set([...before, ...$messages.get()].slice(-CHAT_MESSAGES_KEPT));
  keep();
}

function keep(): void {
  const kept: Kept = { owner: ownerNow(), messages: $messages.get(), draft };
  try {
    if (kept.messages.length > 0 || kept.draft) sessionStorage.setItem(CHAT_KEY, JSON.stringify(kept));
    else sessionStorage.removeItem(CHAT_KEY);
    $isKept.set(true);
  } catch {
    // Storage is closed to us, or full: it lasts as long as the page.
    $isKept.set(false);
  }
}

function readKept(): Kept {
  const none: Kept = { owner: null, messages: [], draft: '' };
  try {
    const kept = JSON.parse(sessionStorage.getItem(CHAT_KEY) ?? 'null') as Partial<Kept> | null;
    if (!kept || ((kept.owner ?? null) !== null && kept.owner !== ownerNow())) return none;
    const messages = Array.isArray(kept.messages) ? kept.messages.filter(isMessage) : [];
    return { ...none, messages, draft: typeof kept.draft === 'string' ? kept.draft : '' };
  } catch {
    // Storage is closed to us, or holds something else under this name.
    return none;
  }
}

/** An older or newer version of the site may have kept something else. */
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
  // Whoever signs out, or another person, leaves nothing here. A guest who signs in goes on.
  if (before !== null && before !== owner) forget();
  else keep();
});

function forget(): void {
  draft = '';
  clearConversation();
}

if (typeof window !== 'undefined')
  addEventListener('storage', ({ key }) => {
    // Everything that this site keeps in the browser was cleared.
    if (key === null) forget();
  });
