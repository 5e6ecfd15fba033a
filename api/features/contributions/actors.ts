export type { Actor } from '../../platform/Actor.ts';

/** Who sends something in: somebody who is signed in, or somebody who gives name and address. */
export type Sender = {
  userId: number | null;
  role: string | null;
  contributorName?: string;
  contributorEmail?: string;
};
