/**
 * What was done without a line, in the order in which it was done, each for the account that did it. It stands in the
 * browser's database; what changes it tells all tabs (`queueSign.ts`). Only `drainQueue.ts` sends.
 */
import { offlineDatabase, type QueuedWrite } from './database.ts';
import { type NewWrite, stateNameOf } from './queuedInputs.ts';
import { changeSign, isQueued } from './queueSign.ts';

/** Owner of what somebody did who was not signed in. */
export const GUEST = 0;
/** What nobody came back for is no longer anybody's business. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

export type Queued = QueuedWrite & { id: number };

/**
 * Adds a write, once for each `uuid`.
 * @throws when the browser stores nothing: no write is left behind that no page would find
 */
export async function enqueue({ userId, uuid = crypto.randomUUID(), kind, input, title }: NewWrite): Promise<void> {
  const owner = userId ?? GUEST;
  const transaction = (await offlineDatabase()).transaction('queue', 'readwrite');
  const waiting = await transaction.store.index('userId').getAll(owner);
  const known = waiting.find((write) => write.uuid === uuid);
  const state = stateNameOf({ kind, input });
  // The last state wins: as a new row, because one that is just being sent is removed by its id afterwards.
  for (const earlier of waiting)
    if (state !== null && stateNameOf(earlier) === state) await transaction.store.delete(earlier.id as number);
  const write = { uuid, kind, input, title, userId: owner, refusal: null, madeAt: new Date().toISOString() };
  const id = await transaction.store.put(known ? { ...known, input, refusal: null } : write);
  await transaction.done;
  await tell();
  if (isQueued()) return;
  await (await offlineDatabase()).delete('queue', id);
  throw new Error('The browser stores no sign of the queue, by which pages find it.');
}

/** Somebody's, in order. */
export async function writesOf(userId: number | null): Promise<Queued[]> {
  const writes = await (await offlineDatabase()).getAllFromIndex('queue', 'userId', userId ?? GUEST);
  return (writes as Queued[]).sort((one, other) => one.id - other.id);
}

/** How many there are of everybody else who has an account. */
export async function countOfOthers(userId: number | null): Promise<number> {
  const all = await (await offlineDatabase()).getAll('queue');
  return all.filter((write) => write.userId !== GUEST && write.userId !== userId).length;
}

export async function removeWrite(id: number): Promise<void> {
  await (await offlineDatabase()).delete('queue', id);
  await tell();
}

/** As above, by what the server knows it by. */
export async function removeByUuid(uuid: string): Promise<void> {
  await changeAll((write) => (write.uuid === uuid ? null : write));
}

/** What the server said; null lets it wait again. */
export async function refuseWrite(id: number, refusal: string | null): Promise<void> {
  await changeAll((write) => (write.id === id ? { ...write, refusal } : write));
}

/** What was answered without an account goes to whoever signs in, as all learning in this browser does. */
export async function adoptFromGuest(userId: number): Promise<void> {
  await changeAll((write) => (write.userId === GUEST ? { ...write, userId } : write));
}

/** Of somebody whose account is gone. */
export async function forgetWritesOf(userId: number): Promise<void> {
  await changeAll((write) => (write.userId === userId ? null : write));
}

/** What has waited too long for somebody who is not here. */
export async function forgetOld(userId: number | null, now: number): Promise<void> {
  const isOld = ({ madeAt }: QueuedWrite) => now - Date.parse(madeAt) > KEPT_MS;
  await changeAll((write) => (write.userId !== (userId ?? GUEST) && isOld(write) ? null : write));
}

/** Goes through all in one transaction; null takes a write out. */
async function changeAll(how: (write: QueuedWrite) => QueuedWrite | null): Promise<void> {
  const transaction = (await offlineDatabase()).transaction('queue', 'readwrite');
  let isChanged = false;
  for (let cursor = await transaction.store.openCursor(); cursor; cursor = await cursor.continue()) {
    const changed = how(cursor.value);
    if (changed === cursor.value) continue;
    isChanged = true;
    if (changed) await cursor.update(changed);
    else await cursor.delete();
  }
  await transaction.done;
  if (isChanged) await tell();
}

async function tell(): Promise<void> {
  const database = await offlineDatabase();
  const isAny = (await database.count('queue')) > 0;
  changeSign(isAny);
  // Another tab may have added one after it was counted, and set its sign before this one took it away.
  if (!isAny && (await database.count('queue')) > 0) changeSign(true);
}
