import type { Call } from '@common-ground/api/contracts/call.ts';
import type { CallInput, CallOutput, Client } from '@common-ground/api/contracts/client.ts';
import { storeVerdict } from '../keptVerdicts.ts';
import { calls, clientWith } from '../session.ts';
import { storedPerson, storedToken } from '../storage.ts';
import type { QueuedWrite } from './database.ts';
import { ForeignResponse, fetchApiResponse } from './fetchApiResponse.ts';
import { GUEST } from './queue.ts';
import type { QueuedInputs } from './queuedInputs.ts';

export class OtherUserError extends Error {}

/**
 * Sends a write with the session of the user who made it. The server ignores a repetition: it recognises a reply and a
 * topic by their keys, an answer by its round, and the other writes by their content.
 * @throws OtherUserError when another user is signed in now
 * @throws ForeignResponse when something other than the API answered
 * @throws ClientError when the API refused the write, or any server answered 5xx
 */
export async function sendWrite(write: QueuedWrite, signal: AbortSignal): Promise<void> {
  // Reads the token before the person, because another tab that signs in stores the person first.
  const token = storedToken();
  const userId = token === null ? GUEST : (storedPerson()?.id ?? GUEST);
  if (userId !== write.userId) throw new OtherUserError();
  await SENDERS[write.kind](write.input as never, { client: clientWith(() => token, fetchApiResponse), write, signal });
}

type Sending = { client: Client; write: QueuedWrite; signal: AbortSignal };
type Ways = { [Kind in keyof QueuedInputs]: (input: QueuedInputs[Kind], means: Sending) => Promise<void> };

/** Makes a call. @throws ForeignResponse when the response lacks `property`, as JSON of another server does */
async function call<Row extends Call>(
  { client, signal }: Sending,
  row: Row,
  { property, ...input }: CallInput<Row> & { property: keyof CallOutput<Row> },
): Promise<CallOutput<Row>> {
  const answer = await client.call<Call>(row, { ...input, signal });
  if (!Object.hasOwn(Object(answer), property)) throw new ForeignResponse(`${row.path}: no ${String(property)}`);
  return answer as CallOutput<Row>;
}

const SENDERS: Ways = {
  async bookmark(body, sending) {
    await call(sending, calls.addBookmark, { body, property: 'createdAt' });
    notifyTabs('bookmarks', { userId: sending.write.userId, name: nameOfMark(body), isKept: true });
  },

  async unbookmark(params, sending) {
    await call(sending, calls.removeBookmark, { params, property: 'success' });
    notifyTabs('bookmarks', { userId: sending.write.userId, name: nameOfMark(params), isKept: false });
  },

  async completeModule(body, sending) {
    const { userId } = sending.write;
    await call(sending, calls.completeModule, { params: { id: userId }, query: {}, body, property: 'isPathCompleted' });
    notifyTabs('learning', userId);
  },

  async quizAnswers({ moduleId, lang, answers }, sending) {
    const { write } = sending;
    const userId = write.userId === GUEST ? null : write.userId;
    for (const { questionId, userAnswer, points } of answers) {
      const body = { userId, moduleId, questionId, userAnswer, round: write.uuid };
      const input = { query: { lang }, body, property: 'isCorrect' } as const;
      const { achievements, ...verdict } = await call(sending, calls.answerQuestion, input);
      if (userId === null) storeVerdict({ ...verdict, pointsEarned: verdict.isCorrect ? points : 0, lang });
    }
    if (userId !== null) notifyTabs('learning', userId);
  },

  async reply({ topicId, body }, sending) {
    const { uuid } = sending.write;
    await call(sending, calls.createPost, {
      params: { id: topicId },
      body: { ...body, key: uuid },
      property: 'topicId',
    });
  },

  async topic({ body }, sending) {
    await call(sending, calls.createTopic, { body: { ...body, key: sending.write.uuid }, property: 'authorId' });
  },

  async like({ postId, isWanted }, sending) {
    const row = isWanted ? calls.likePost : calls.unlikePost;
    await call(sending, row, { params: { id: postId }, property: 'likesCount' });
  },

  async watch({ conditionId, isWanted }, sending) {
    if (isWanted) await call(sending, calls.watch, { body: { conditionId }, property: 'conditionId' });
    else await call(sending, calls.unwatch, { params: { conditionId }, property: 'success' });
    const change = { userId: sending.write.userId, name: String(conditionId), isKept: isWanted };
    notifyTabs('watched', change);
  },

  async follow({ topicId, state }, sending) {
    const params = { id: sending.write.userId, topicId };
    if (state) await call(sending, calls.followTopic, { params, body: { state }, property: 'state' });
    else await call(sending, calls.unfollowTopic, { params, property: 'success' });
  },
};

/** Returns the name of a bookmark, the same as in screens/bookmarks/bookmarks.ts. */
const nameOfMark = ({ bookmarkType, contentId }: QueuedInputs['bookmark']) => `${bookmarkType} ${contentId}`;

/** Notifies this page and other tabs on channels of session/ownSet.ts and screens/learning/progress/ownProgress.ts. */
function notifyTabs(name: 'bookmarks' | 'learning' | 'watched', change: unknown): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage(change);
  channel.close();
}
