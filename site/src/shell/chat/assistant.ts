import type { ChatAnswer } from '@common-ground/api/contracts/chat/answers.ts';
import { CHAT_RECOGNISER_MS, CHAT_REPLY_MS } from '@common-ground/api/contracts/limits.ts';
import { atom, computed } from 'nanostores';
import { track } from '../../analytics/track.ts';
import { $messages, type ChatMessage, say } from './conversation.ts';
import { awayReply, type CountedReply, toAnswersReply, urgentReply } from './countedReply.ts';
import { readRecogniser } from './readRecogniser.ts';

const $waiting = atom<readonly ChatMessage[]>([]);
/** Whether a reply is pending to a message that has not been cleared. */
export const $isWriting = computed([$waiting, $messages], (waiting, messages) =>
  waiting.some((question) => messages.includes(question)),
);
/** Resolves after the previous reply, so that replies appear in the order of their messages. */
let before: Promise<unknown> = Promise.resolve();

/** Loads the rules for other replies than that to a crisis. A reader who only opens the chat does not need them. */
export const loadReplies = () => import('./findReply.ts');

/** Adds the message, and a reply after at least CHAT_REPLY_MS, or at once when the recogniser is sure of a crisis. */
export async function ask(text: string, lang: string): Promise<void> {
  await reply({ from: 'reader', text, lang });
}

/** Adds the title of `answer` as the reader's message, and `answer` as the reply. */
export async function askAbout(answer: ChatAnswer, lang: string): Promise<void> {
  await reply({ from: 'reader', text: answer.title, lang }, toAnswersReply([answer]));
}

/** Replies to the last message if its reply is missing because the reader left the previous page too early. */
export async function resume(): Promise<void> {
  const last = $messages.get().at(-1);
  if (last?.from === 'reader' && !$waiting.get().includes(last)) await reply(last);
}

async function reply(question: ChatMessage & { from: 'reader' }, chosen?: CountedReply): Promise<void> {
  if (!$messages.get().includes(question)) say(question);
  $waiting.set([...$waiting.get(), question]);
  const found = Promise.all([chosen ?? decide(question), pause(CHAT_REPLY_MS)]);
  const turn = before.then(async () => {
    const [said] = await found;
    if (said) answer(question, said);
  });
  before = turn;
  await turn;
}

/** Returns a reply that is still to be added; null for a crisis, whose reply this function has then already added. */
async function decide(question: ChatMessage & { from: 'reader' }): Promise<CountedReply | null> {
  const { text, lang } = question;
  // A slow connection must not block the reply. Without a recogniser, `createReply` treats every text as personal.
  const recogniser = await Promise.race([readRecogniser(lang), pause(CHAT_RECOGNISER_MS)]);
  const urgent = urgentReply(text, lang, recogniser);
  if (!urgent)
    return loadReplies()
      .then(({ findReply }) => findReply(text, lang, recogniser))
      .catch(() => awayReply(text, lang, recogniser));
  answer(question, urgent);
  return null;
}

function answer(question: ChatMessage, { reply, counted }: CountedReply): void {
  const isStillAsked = $messages.get().includes(question);
  $waiting.set($waiting.get().filter((one) => one !== question));
  if (!isStillAsked) return;
  say({ from: 'assistant', reply, lang: question.lang });
  if (counted) track('chatbot_message', counted);
}

const pause = (milliseconds: number) => new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null));
