import type { BookmarkType } from '@common-ground/api/contracts/bookmarks/bookmarks.ts';
import type { FollowingState } from '@common-ground/api/contracts/forum/following.ts';
import type { ForumCategory, Topic } from '@common-ground/api/contracts/forum/topics.ts';
import type { QueuedWrite } from './database.ts';

type Mark = { bookmarkType: BookmarkType; contentId: number };

/** What the call of each kind of write needs. */
export type QueuedInputs = {
  bookmark: Mark;
  unbookmark: Mark;
  /** `tried`: places of the activities that were tried. */
  completeModule: { pathId: number; moduleId: number; tried?: number[] };
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
  { kind, input }: Pick<QueuedWrite, 'kind' | 'input'>,
  ...kinds: Kind[]
): QueuedInputs[Kind] | null {
  return (kinds as string[]).includes(kind) ? (input as QueuedInputs[Kind]) : null;
}

/**
 * Returns the name of the state that a write sets, such as whether a post is liked: of such writes only the last counts, and
 * takes the place of those before. Null of any other write.
 */
export function stateNameOf(write: Pick<QueuedWrite, 'kind' | 'input'>): string | null {
  const id =
    inputOf(write, 'like')?.postId ?? inputOf(write, 'watch')?.conditionId ?? inputOf(write, 'follow')?.topicId ?? null;
  return id === null ? null : `${write.kind} ${id}`;
}

/** Returns the input of the write that waits to set a state, by the name of the state; undefined when none waits. */
export function waitingState<Kind extends 'like' | 'watch' | 'follow'>(
  writes: readonly QueuedWrite[],
  kind: Kind,
  id: number,
): QueuedInputs[Kind] | undefined {
  const write = writes.find((one) => one.refusal === null && stateNameOf(one) === `${kind} ${id}`);
  return write && (inputOf(write, kind) ?? undefined);
}

/**
 * Writes that have to come one after the other: what one of them waits for, the others of its lane wait for too. A reply
 * that is one too many today holds back no bookmark.
 */
export function laneOf({ kind }: Pick<QueuedWrite, 'kind'>): Lane {
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
