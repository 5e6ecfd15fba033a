import type { Client } from '@common-ground/api/contracts/client.ts';
import { keepVerdict } from '../keptVerdicts.ts';
import { calls, clientWith } from '../session.ts';
import { storedPerson, storedToken } from '../storage.ts';
import type { QueuedWrite } from './database.ts';
import { GUEST } from './queue.ts';
import type { QueuedInputs } from './queuedInputs.ts';

/** Whoever made it is not who is signed in now. */
export class NotTheirs extends Error {}

/**
 * Sends a write with the session of whoever made it, as it is now. Each call is the same when it is sent twice: a reply by
 * its key, an answer by its round, the others by what they are. @throws NotTheirs, and as the client does
 */
export async function sendWrite(write: QueuedWrite, signal: AbortSignal): Promise<void> {
  // In this order: another tab that signs somebody in stores the person first.
  const token = storedToken();
  const userId = token === null ? GUEST : (storedPerson()?.id ?? GUEST);
  if (userId !== write.userId) throw new NotTheirs();
  await WAYS[write.kind](write.input as never, { client: clientWith(() => token), write, signal });
}

type Sending = { client: Client; write: QueuedWrite; signal: AbortSignal };
type Ways = { [Kind in keyof QueuedInputs]: (input: QueuedInputs[Kind], means: Sending) => Promise<void> };

const WAYS: Ways = {
  async bookmark(body, { client, write, signal }) {
    await client.call(calls.addBookmark, { body, signal });
    tellTabs('bookmarks', { userId: write.userId, name: nameOfMark(body), isKept: true });
  },

  async unbookmark(params, { client, write, signal }) {
    await client.call(calls.removeBookmark, { params, signal });
    tellTabs('bookmarks', { userId: write.userId, name: nameOfMark(params), isKept: false });
  },

  async completeModule(body, { client, write: { userId }, signal }) {
    await client.call(calls.completeModule, { params: { id: userId }, query: {}, body, signal });
    tellTabs('learning', userId);
  },

  async quizAnswers({ moduleId, lang, answers }, { client, write, signal }) {
    const userId = write.userId === GUEST ? null : write.userId;
    for (const { questionId, userAnswer, points } of answers) {
      const body = { userId, moduleId, questionId, userAnswer, round: write.uuid };
      const { achievements, ...verdict } = await client.call(calls.answerQuestion, { query: { lang }, body, signal });
      if (userId === null) keepVerdict({ ...verdict, pointsEarned: verdict.isCorrect ? points : 0, lang });
    }
    if (userId !== null) tellTabs('learning', userId);
  },

  async reply({ topicId, body }, { client, write, signal }) {
    await client.call(calls.createPost, { params: { id: topicId }, body: { ...body, key: write.uuid }, signal });
  },
};

/** As in screens/bookmarks/bookmarks.ts. */
const nameOfMark = ({ bookmarkType, contentId }: QueuedInputs['bookmark']) => `${bookmarkType} ${contentId}`;

/** What this page shows hears of it as other tabs do: as in session/ownSet.ts and screens/learning/progress/ownProgress.ts. */
function tellTabs(name: 'bookmarks' | 'learning', change: unknown): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage(change);
  channel.close();
}
