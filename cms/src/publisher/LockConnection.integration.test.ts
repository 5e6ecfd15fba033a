import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { becomeLeader, reenterTree } from './enterTree.ts';
import { connectPatiently, LockConnection } from './LockConnection.ts';
import type { Publisher } from './Publisher.ts';
import { type Publishing, publishing } from './testing/publishing.ts';

const PATIENCE = { timeout: 120_000, interval: 10 };
const LISTENER = 'lock-connection-test';

let site: Publishing;
let publisher: Publisher;
let locks: LockConnection;
/** Attempts to connect are refused while this is set. */
let isAway = false;
let attempts = 0;
const events: string[] = [];
let isCurrent = true;

async function connect(): Promise<pg.Client> {
  attempts += 1;
  if (isAway) throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  const client = new pg.Client({ connectionString: site.url, application_name: LISTENER });
  await client.connect();
  return client;
}

beforeAll(async () => {
  site = await publishing();
});
afterAll(() => site?.close());
afterEach(async () => {
  isAway = false;
  await Promise.all([publisher?.stop(), locks?.stop()]);
});

/** Starts a publisher that listens and holds the leader's lock, as in its own process. */
async function start(): Promise<void> {
  events.length = 0;
  isCurrent = true;
  ({ publisher } = await site.start());
  const client = await connect();
  await reenterTree(client, async () => true);
  await becomeLeader(client);
  await client.query('LISTEN publisher_asked');
  locks = new LockConnection(client, {
    connect,
    async enter(next) {
      if (!(await reenterTree(next, async () => isCurrent))) {
        events.push('taken over');
        throw new Error('taken over');
      }
      await becomeLeader(next);
      await next.query('LISTEN publisher_asked');
    },
    onNotification: () => publisher.wake(),
    onLost: () => {
      events.push('lost');
      publisher.suspend();
    },
    onBack: () => {
      events.push('back');
      publisher.resume();
    },
  });
}
const cut = () =>
  site.pool.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1', [LISTENER]);
const until = (event: string) => vi.waitFor(() => expect(events).toContain(event), PATIENCE);
const reword = (summary: string) => site.cms.publish('conditions', 1, { summary });
const isPublished = (summary: string) =>
  vi.waitFor(async () => expect(await site.text('condition/1.html')).toContain(summary), PATIENCE);

describe('LockConnection', () => {
  it('suspends the publisher while the database is away, and publishes missed changes after that', async () => {
    await start();
    isAway = true;
    attempts = 0;
    await cut();
    await until('lost');
    await reword('Published during an outage.');
    await vi.waitFor(() => expect(attempts).toBeGreaterThan(3), PATIENCE);
    expect(await site.text('condition/1.html')).not.toContain('Published during an outage.');
    isAway = false;
    await until('back');
    await isPublished('Published during an outage.');
    await reword('Published after it.');
    await isPublished('Published after it.');
    expect(events).toEqual(['lost', 'back']);
  });

  it('listens and holds its locks again after each loss', async () => {
    await start();
    for (let loss = 1; loss <= 3; loss += 1) {
      events.length = 0;
      await cut();
      await until('back');
      const other = await connect();
      expect(await becomeLeader(other)).toBe(false);
      await other.end();
    }
  });

  it('does not resume when another publisher has published another build meanwhile', async () => {
    await start();
    isCurrent = false;
    await cut();
    await until('taken over');
    expect(events).not.toContain('back');
  });
});

describe('becomeLeader', () => {
  it('returns false while another publisher is the leader, and true once its connection ended', async () => {
    const [first, second] = [await connect(), await connect()];
    expect(await becomeLeader(first)).toBe(true);
    expect(await reenterTree(second, async () => true)).toBe(true);
    expect(await becomeLeader(second)).toBe(false);
    await first.end();
    await vi.waitFor(async () => expect(await becomeLeader(second)).toBe(true), PATIENCE);
    await second.end();
  });
});

describe('connectPatiently', () => {
  it('waits for a missing database with one report, and rejects a wrong password at once', async () => {
    isAway = true;
    const reports: string[] = [];
    const connected = connectPatiently(connect, ({ message }) => reports.push(message));
    attempts = 0;
    await vi.waitFor(() => expect(attempts).toBeGreaterThan(2), PATIENCE);
    isAway = false;
    await (await connected).end();
    expect(reports).toEqual(['refused']);
    const refused = () => Promise.reject(Object.assign(new Error('password'), { code: '28P01' }));
    await expect(connectPatiently(refused, () => {})).rejects.toThrow('password');
  });
});
