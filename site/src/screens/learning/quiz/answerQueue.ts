import { keepForLater, readOwnQueue } from '../../../session/offline/ownQueue.ts';
import type { QueuedInputs } from '../../../session/offline/queuedInputs.ts';

type Answers = { userId: number | null; round: string; title: string; input: QueuedInputs['quizAnswers'] };

/** What a quiz asks of the queue: each round stands in it once. */
export const answerQueue = {
  /** Answers whether this browser keeps it. */
  add: ({ userId, round, title, input }: Answers): Promise<boolean> =>
    keepForLater({ userId, kind: 'quizAnswers', uuid: round, title, input }),

  has: async (round: string): Promise<boolean> => (await readOwnQueue()).some(({ uuid }) => uuid === round),

  remove: async (round: string): Promise<void> => {
    await import('../../../session/offline/queue.ts').then((queue) => queue.removeByUuid(round)).catch(() => {});
  },
};
