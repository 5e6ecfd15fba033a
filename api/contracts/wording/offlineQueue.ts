import { inLanguage } from './inLanguage.ts';

export type QueueWords = typeof import('./en/offline/queue.ts')['queue'];
export const queueWords = inLanguage<QueueWords>(
  import.meta.glob('./*/offline/queue.ts', { eager: true, import: 'queue' }),
);
