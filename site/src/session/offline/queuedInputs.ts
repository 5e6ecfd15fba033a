import type { BookmarkType } from '@common-ground/api/contracts/bookmarks/bookmarks.ts';
import type { FollowingState } from '@common-ground/api/contracts/forum/following.ts';
import type { ForumCategory, Topic } from '@common-ground/api/contracts/forum/topics.ts';
import type { QueuedWrite } from './database.ts';

type Mark = { bookmarkType: BookmarkType; contentId: number };

export type QueuedInputs = {
  bookmark: Mark;
  unbookmark: Mark;
  /** `tried`: places of the activities that were tried. */
  completeModule: { pathId: number; moduleId: number; tried?: number[] };
  /** Answers of one round, whose id is the write's `uuid`. `lang` is the language of the questions. */
  quizAnswers: {
    pathId: number;
    moduleId: number;
    lang: string;
    answers: { questionId: number; userAnswer: string; points: number }[];
  };
  reply: {
    topicId: number;
    body: { content: string; warning?: string; parentPostId?: number; quote?: string; isNote?: boolean };
    /** Post that the reply answers, to restore the form. */
    to: { id: number; number: number; name: string } | null;
  };
  topic: {
    body: {
      title: string;
      content: string;
      warning?: string;
      categoryType: ForumCategory;
      audience: Topic['audience'];
      language: string;
      conditionId?: number;
    };
  };
  like: { postId: number; isWanted: boolean };
  watch: { conditionId: number; isWanted: boolean };
  /** `state`: null when the topic is no longer followed. */
  follow: { topicId: number; state: FollowingState | null };
};

export type NewWrite = {
  [Kind in keyof QueuedInputs]: {
    kind: Kind;
    input: QueuedInputs[Kind];
    title: string;
    userId: number | null;
    /** Key of an earlier request that got no response. */
    uuid?: string | undefined;
  };
}[keyof QueuedInputs];

export function toInput<Kind extends keyof QueuedInputs>(
  { kind, input }: Pick<QueuedWrite, 'kind' | 'input'>,
  ...kinds: Kind[]
): QueuedInputs[Kind] | null {
  return (kinds as string[]).includes(kind) ? (input as QueuedInputs[Kind]) : null;
}

/**
 * Returns the name of the state that a write sets, such as the like of a post; null for other kinds of writes. Of
 * several writes with the same state only the last counts.
 */
export function toStateName(write: Pick<QueuedWrite, 'kind' | 'input'>): string | null {
  const id =
    toInput(write, 'like')?.postId ?? toInput(write, 'watch')?.conditionId ?? toInput(write, 'follow')?.topicId ?? null;
  return id === null ? null : `${write.kind} ${id}`;
}

export function findWaitingState<Kind extends 'like' | 'watch' | 'follow'>(
  writes: readonly QueuedWrite[],
  kind: Kind,
  id: number,
): QueuedInputs[Kind] | undefined {
  const write = writes.find((one) => one.refusal === null && toStateName(one) === `${kind} ${id}`);
  return write && (toInput(write, kind) ?? undefined);
}

/** Returns the lane of a write. A write that must wait after a 429 holds back only its lane. */
export function toLane({ kind }: Pick<QueuedWrite, 'kind'>): Lane {
  return LANES[kind];
}

type Lane = 'bookmarks' | 'learning' | 'forum' | 'likes' | 'following';

const LANES: Record<QueuedWrite['kind'], Lane> = {
  bookmark: 'bookmarks',
  unbookmark: 'bookmarks',
  completeModule: 'learning',
  quizAnswers: 'learning',
  reply: 'forum',
  topic: 'forum',
  like: 'likes',
  watch: 'following',
  follow: 'following',
};

/** Returns whether an earlier step of the same learning path was refused, so that this step must wait. */
export function isBlockedByRefusal(write: QueuedWrite, all: readonly QueuedWrite[]): boolean {
  const path = toInput(write, 'completeModule', 'quizAnswers')?.pathId;
  if (path === undefined) return false;
  return all.some(
    (other) =>
      other.refusal !== null &&
      (other.id ?? 0) < (write.id ?? 0) &&
      toInput(other, 'completeModule', 'quizAnswers')?.pathId === path,
  );
}
