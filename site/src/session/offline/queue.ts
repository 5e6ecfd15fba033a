/** Queue of writes, in order and by account. Each change notifies all tabs; only `drainQueue.ts` sends. */
import { offlineDatabase, type QueuedWrite } from './database.ts';
import { createStateFilter, GUEST, type NewWrite } from './QueuedKind.ts';
import { isQueued, updateQueueFlag } from './queueSign.ts';

const MAX_WAIT_MS = 30 * 24 * 60 * 60 * 1000;

export type Queued = QueuedWrite & { id: number };

/**
 * Adds a write, or updates the input and clears the refusal of the one with the same `uuid`. Deletes earlier writes
 * that set the same state, such as a like of the same post.
 * @throws when the browser refuses to store the write, or the flag by which pages find the queue
 */
export async function enqueue<Input>(created: NewWrite<Input>): Promise<void> {
  const { userId, uuid = crypto.randomUUID(), kind, input, title } = created;
  const owner = userId ?? GUEST;
  const transaction = (await offlineDatabase()).transaction('queue', 'readwrite');
  const waiting = await transaction.store.index('userId').getAll(owner);
  const known = waiting.find((write) => write.uuid === uuid);
  // A newer write of the same state gets a new row: an earlier one in transit is removed by its own id afterwards.
  for (const { id } of waiting.filter(createStateFilter(created))) await transaction.store.delete(id as number);
  const write = { uuid, kind: kind.name, input, title, userId: owner, refusal: null, madeAt: new Date().toISOString() };
  const id = await transaction.store.put(known ? { ...known, input, refusal: null } : write);
  await transaction.done;
  await updateFlag();
  if (isQueued()) return;
  await (await offlineDatabase()).delete('queue', id);
  throw new Error('The browser could not store the flag by which pages find the queue.');
}

export async function findWrites(userId: number | null): Promise<Queued[]> {
  const writes = await (await offlineDatabase()).getAllFromIndex('queue', 'userId', userId ?? GUEST);
  return (writes as Queued[]).sort((one, other) => one.id - other.id);
}

export async function countWritesOfOthers(userId: number | null): Promise<number> {
  const all = await (await offlineDatabase()).getAll('queue');
  return all.filter((write) => write.userId !== GUEST && write.userId !== userId).length;
}

export async function deleteWrite(id: number): Promise<void> {
  await (await offlineDatabase()).delete('queue', id);
  await updateFlag();
}

export async function deleteWriteByUuid(uuid: string): Promise<void> {
  await changeAll((write) => (write.uuid === uuid ? null : write));
}

/** Stores the server's refusal; null lets the write wait again. */
export async function refuseWrite(id: number, refusal: string | null): Promise<void> {
  await changeAll((write) => (write.id === id ? { ...write, refusal } : write));
}

export async function moveGuestWrites(userId: number): Promise<void> {
  await changeAll((write) => (write.userId === GUEST ? { ...write, userId } : write));
}

export async function deleteUserWrites(userId: number): Promise<void> {
  await changeAll((write) => (write.userId === userId ? null : write));
}

/** Deletes old writes of everybody but the current user or guest. */
export async function deleteOldWrites(userId: number | null, now: number): Promise<void> {
  const isOld = ({ madeAt }: QueuedWrite) => now - Date.parse(madeAt) > MAX_WAIT_MS;
  await changeAll((write) => (write.userId !== (userId ?? GUEST) && isOld(write) ? null : write));
}

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
  if (isChanged) await updateFlag();
}

async function updateFlag(): Promise<void> {
  const database = await offlineDatabase();
  const isAny = (await database.count('queue')) > 0;
  updateQueueFlag(isAny);
  // Another tab may have added a write after the count and set the flag before this tab removed it.
  if (!isAny && (await database.count('queue')) > 0) updateQueueFlag(true);
}
