import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { log } from '@common-ground/api/platform/log/log.ts';
import { createTestDatabase, type TestDatabase } from '@common-ground/api/platform/testing/createTestDatabase.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBacklogReader } from './readBacklog.ts';

let test: TestDatabase;
let folder: string;
beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'backlog-'));
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const read = async (options: { isLeader?: boolean; database?: TestDatabase['pool'] } = {}) => {
  const { isLeader = true, database = test.pool } = options;
  const values = await createBacklogReader({ database, isLeader: () => isLeader, folder })();
  return values.map(({ name, labels, value }) => [[name, ...Object.values(labels)].join(' '), value] as const);
};

describe('createBacklogReader', () => {
  it('counts pending pages by priority, failed pages, and mails with the age of the oldest', async () => {
    await test.pool.query(`DELETE FROM publisher.change; DELETE FROM publisher.dirty; DELETE FROM mail.outbox;
      INSERT INTO users (username, email, display_name) VALUES ('waiting', 'waiting@example.org', 'Waiting');
      INSERT INTO publisher.change (what, name, at) VALUES ('{"kind": "help-lines"}', 'Help', now() - interval '1 hour');
      INSERT INTO publisher.dirty (path, priority, error) VALUES ('/a', 3, NULL), ('/b', 3, NULL), ('/c', 4, 'broken');
      INSERT INTO mail.outbox (user_id, kind, at, attempts) SELECT id, 'digest', now() - interval '1 minute', 2 FROM users`);
    const values = new Map(await read());
    expect(values.get('pendingPages own')).toBe(1);
    expect(values.get('pendingSeconds own')).toBeGreaterThanOrEqual(3600);
    expect(values.get('pendingPages many')).toBe(2);
    expect(values.get('pendingPages refresh')).toBe(0);
    expect(values.get('failedPages')).toBe(1);
    expect(values.get('isDatabaseUp')).toBe(1);
    expect(values.get('failedMails')).toBe(1);
    expect(values.get('waitingMessages mail')).toBe(1);
    expect(values.get('waitingMessages push')).toBe(0);
  });

  it('reports the time of the last backup only when it is known', async () => {
    expect(new Map(await read()).has('lastBackup')).toBe(false);
    const file = path.join(folder, 'last-backup.json');
    await writeFile(file, '{"finishedAt":"2026-11-30T02:00:00.000Z","target":"/backups"}');
    expect(new Map(await read()).get('lastBackup')).toBe(Date.UTC(2026, 10, 30, 2) / 1000);
    await writeFile(file, '{"finished');
    expect(new Map(await read()).has('lastBackup')).toBe(false);
  });

  it('asks the database only as the leader, and reports when it does not answer', async () => {
    const down = { query: () => Promise.reject(new Error('down')) } as unknown as TestDatabase['pool'];
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
    expect(await read({ isLeader: false, database: down })).toEqual([['isLeader', 0]]);
    expect(await read({ database: down })).toEqual([
      ['isLeader', 1],
      ['isDatabaseUp', 0],
    ]);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});
