import type { Call } from '@common-ground/api/contracts/call.ts';
import type { CallInput, CallOutput } from '@common-ground/api/contracts/client.ts';
import type { QueueWords } from '@common-ground/api/contracts/wording/offlineQueue.ts';
import type { QueuedWrite } from './database.ts';

/** Owner of the writes of a guest. */
export const GUEST = 0;

type WordKey = keyof QueueWords['kinds'];

/** A kind of write that can be queued. Features declare theirs in `queued.ts`, and `queuedKinds.ts` lists them all. */
export type QueuedKind<Input = never> = {
  /** Stored with each write. Also the key of its text, unless `toWordKey` returns another. */
  name: WordKey;
  /** Stored with backoffs. A write that must wait after a 429 holds back only its lane. */
  lane: string;
  /** Sends a write, maybe again: the server must recognise a repetition by its `uuid` or its content. */
  send: (input: Input, sending: WriteSender) => Promise<unknown>;
  /** Id of the state that a write sets, such as the post of a like. Only the last write of a state counts. */
  toState?: (input: Input) => number;
  /** Id within the lane. A refused write blocks the later writes of its sequence. */
  toSequence?: (input: Input) => number;
  toWordKey?: (input: Input) => WordKey;
  /** Text that the reader wrote, to be read before it is discarded. */
  toText?: (input: Input) => string;
  /** Name of a draft to delete with a discarded write, because its page would send the draft again. */
  toDraft?: (input: Input) => string;
};

export type WriteSender = {
  /** Account, or `GUEST`. */
  userId: number;
  uuid: string;
  /** Makes a call. @throws ForeignResponse when the response lacks `property`, as JSON of another server does */
  call: <Row extends Call>(
    row: Row,
    input: CallInput<Row> & { property: keyof CallOutput<Row> },
  ) => Promise<CallOutput<Row>>;
  /** Posts a message to this page and to other tabs. */
  notifyTabs: (channel: string, message: unknown) => void;
};

export type NewWrite<Input> = {
  kind: QueuedKind<Input>;
  input: NoInfer<Input>;
  title: string;
  userId: number | null;
  /** Key of an earlier request that got no response. */
  uuid?: string | undefined;
};

type Stored = Pick<QueuedWrite, 'kind' | 'input'>;

/** Returns the input of a write; null when the write is of another kind. */
export function toInput<Input>(write: Stored, { name }: QueuedKind<Input>): Input | null {
  return write.kind === name ? (write.input as Input) : null;
}

/** Returns a filter of writes that set the same state as the new write. */
export function createStateFilter<Input>({ kind, input }: NewWrite<Input>): (write: Stored) => boolean {
  const state = kind.toState?.(input);
  return (write) => {
    const other = state === undefined ? null : toInput(write, kind);
    return other !== null && kind.toState?.(other) === state;
  };
}

export function findWaitingState<Input>(
  writes: readonly QueuedWrite[],
  kind: QueuedKind<Input>,
  id: number,
): Input | undefined {
  const waiting = writes.flatMap((write) => (write.refusal === null ? (toInput(write, kind) ?? []) : []));
  return waiting.find((input) => kind.toState?.(input) === id);
}
