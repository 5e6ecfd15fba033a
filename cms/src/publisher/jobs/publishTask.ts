import type { TaskConfig } from 'payload';
import type { ContentChange } from './change.ts';

type Publish = (change: ContentChange) => Promise<void>;

let publish: Publish | undefined;

/** Called once by the publisher process, the only one that runs jobs. */
export function runPublishJobsWith(implementation: Publish): void {
  publish = implementation;
}

/** Ends only after the files are in place; a failed try comes again, later each time. */
export const publishTask: TaskConfig<{ input: { change: ContentChange }; output: object }> = {
  slug: 'publish',
  label: 'Publish a change',
  inputSchema: [{ name: 'change', type: 'json', required: true }],
  retries: { attempts: 8, backoff: { type: 'exponential', delay: 1000 } },
  handler: async ({ input }) => {
    if (!publish) throw new Error('Publish jobs are run by the publisher process only');
    await publish(input.change);
    return { output: {} };
  },
};
