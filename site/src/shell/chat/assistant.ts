import type { ChatAnswer } from '@common-ground/api/contracts/chat/answers.ts';
import { CHAT_RECOGNISER_MS, CHAT_REPLY_MS } from '@common-ground/api/contracts/limits.ts';
import { atom, computed } from 'nanostores';
import { track } from '../../analytics/track.ts';
import { $messages, type ChatMessage, say } from './conversation.ts';
import { answered, type CountedReply, findReply, urgentReply } from './findReply.ts';
import { readRecogniser } from './readRecogniser.ts';

/** Messages whose reply is on its way. */
const $waiting = atom<readonly ChatMessage[]>([]);
/** Whether one is, to something that has not been cleared meanwhile. */
export const $isWriting = computed([$waiting, $messages], (waiting, messages) =>
  waiting.some((question) => messages.includes(question)),
);
/** Replies come in the order of what they reply to. */
let before: Promise<unknown> = Promise.resolve();

/** Says something to the assistant, which replies in its time: to a crisis or an emergency at once, before anything else. */
export async function ask(text: string, lang: string): Promise<void> {
  await reply({ from: 'reader', text, lang });
}

/** The same with the title of an answer, where somebody chose that. */
export async function askAbout(answer: ChatAnswer, lang: string): Promise<void> {
  await reply({ from: 'reader', text: answer.title, lang }, answered([answer]));
}

/** Replies to what was said last, if nobody has: the page may have been left before. */
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

/** Finds the reply; null after a crisis, which it has answered at once. */
async function decide(question: ChatMessage & { from: 'reader' }): Promise<CountedReply | null> {
  const { text, lang } = question;
  // A connection that hangs must not keep the reply back: without the recogniser each reply ends with help.
  const recogniser = await Promise.race([readRecogniser(lang), pause(CHAT_RECOGNISER_MS)]);
  const urgent = urgentReply(text, lang, recogniser);
  if (!urgent) return findReply(text, lang, recogniser);
  answer(question, urgent);
  return null;
}

/** Says the reply, unless the question has been cleared meanwhile. */
function answer(question: ChatMessage, { reply, counted }: CountedReply): void {
  const isStillAsked = $messages.get().includes(question);
  $waiting.set($waiting.get().filter((one) => one !== question));
  if (!isStillAsked) return;
  say({ from: 'assistant', reply, lang: question.lang });
  if (counted) track('chatbot_message', counted);
}

const pause = (milliseconds: number) => new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null));
