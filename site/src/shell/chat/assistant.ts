import type { ChatAnswer } from '@common-ground/api/contracts/chat/answers.ts';
import { CHAT_REPLY_MS } from '@common-ground/api/contracts/limits.ts';
import { atom, computed } from 'nanostores';
import { track } from '../../analytics/track.ts';
import { $messages, type ChatMessage, say } from './conversation.ts';
import { answered, type CountedReply, findReply, findUrgentReply } from './findReply.ts';

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
  const { text, lang } = question;
  if (!$messages.get().includes(question)) say(question);
  const urgent = chosen ? null : await findUrgentReply(text, lang);
  if (urgent) return tell(urgent, lang);
  $waiting.set([...$waiting.get(), question]);
  const found = Promise.all([chosen ?? findReply(text, lang), pause()]);
  const turn = before.then(async () => {
    const [said] = await found;
    const isStillAsked = $messages.get().includes(question);
    $waiting.set($waiting.get().filter((one) => one !== question));
    if (isStillAsked) tell(said, lang);
  });
  before = turn;
  await turn;
}

function tell({ reply, counted }: CountedReply, lang: string): void {
  say({ from: 'assistant', reply, lang });
  if (counted) track('chatbot_message', counted);
}

const pause = () => new Promise((resolve) => setTimeout(resolve, CHAT_REPLY_MS));
