import { queueWrite, readOwnQueue } from '../../../session/offline/ownQueue.ts';
import { type AnswersInput, queuedAnswers } from '../queued.ts';

type Answers = { userId: number | null; round: string; title: string; input: AnswersInput };

/** Queue of unsent answers. A round is queued at most once. */
export const answerQueue = {
  add: ({ userId, round, title, input }: Answers): Promise<boolean> =>
    queueWrite({ userId, kind: queuedAnswers, uuid: round, title, input }),

  has: async (round: string): Promise<boolean> => (await readOwnQueue()).some(({ uuid }) => uuid === round),

  remove: async (round: string): Promise<void> => {
    await import('../../../session/offline/queue.ts').then((queue) => queue.deleteWriteByUuid(round)).catch(() => {});
  },
};
