import type { BookmarkType } from '@common-ground/api/contracts/bookmarks/bookmarks.ts';
import type { QueuedWrite } from './database.ts';

type Mark = { bookmarkType: BookmarkType; contentId: number };

/** What the call of each kind of write needs. */
export type QueuedInputs = {
  bookmark: Mark;
  unbookmark: Mark;
  completeModule: { pathId: number; moduleId: number };
  /** Of one round, whose id is the write's `uuid`. `lang` is the language of the questions. */
  quizAnswers: {
    pathId: number;
    moduleId: number;
    lang: string;
    answers: { questionId: number; userAnswer: string; points: number }[];
  };
  reply: {
    topicId: number;
    body: { content: string; warning?: string; parentPostId?: number; quote?: string; isNote?: boolean };
    /** Whom it answers, so that it can be put back into the form. */
    to: { id: number; number: number; name: string } | null;
  };
};

/** A write as it comes from a screen. */
export type NewWrite = {
  [Kind in keyof QueuedInputs]: {
    kind: Kind;
    input: QueuedInputs[Kind];
    title: string;
    /** Null where nobody is signed in. */
    userId: number | null;
    /** Where it was sent before and no answer came, what it was sent with. */
    uuid?: string | undefined;
  };
}[keyof QueuedInputs];

/** What a write of this kind needs; null of any other kind. */
export function inputOf<Kind extends keyof QueuedInputs>(
  { kind, input }: QueuedWrite,
  ...kinds: Kind[]
): QueuedInputs[Kind] | null {
  return (kinds as string[]).includes(kind) ? (input as QueuedInputs[Kind]) : null;
}

/**
 * Writes that have to come one after the other: what one of them waits for, the others of its lane wait for too. A reply
 * that is one too many today holds back no bookmark.
 */
export function laneOf({ kind }: Pick<QueuedWrite, 'kind'>): 'bookmarks' | 'learning' | 'forum' {
  if (kind === 'reply') return 'forum';
  return kind === 'completeModule' || kind === 'quizAnswers' ? 'learning' : 'bookmarks';
}

/** Whether a write means nothing without an earlier one that was refused: a later step of the same path. */
export function isHeld(write: QueuedWrite, all: readonly QueuedWrite[]): boolean {
  const path = inputOf(write, 'completeModule', 'quizAnswers')?.pathId;
  if (path === undefined) return false;
  return all.some(
    (other) =>
      other.refusal !== null &&
      (other.id ?? 0) < (write.id ?? 0) &&
      inputOf(other, 'completeModule', 'quizAnswers')?.pathId === path,
  );
}
