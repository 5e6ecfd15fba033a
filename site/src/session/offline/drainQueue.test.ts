import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queuedReply } from '../../screens/forum/queued.ts';
import { fakeBrowser } from '../../testing/fakeBrowser.ts';

const [ADA, GRACE] = [7, 8];
const TOKENS: Record<string, number> = { 'token of Ada': ADA, 'token of Grace': GRACE };

type Fate = 'answered' | 'request lost' | 'answer lost' | 'away' | 'killed';

/** Opens a tab with its own modules. All tabs share the browser's database, storage and locks. */
async function openTab() {
  vi.resetModules();
  const [{ enqueue, findWrites: writesOf }, { drainQueue }] = [
    await import('./queue.ts'),
    await import('./drainQueue.ts'),
  ];
  return { enqueue, writesOf, drainQueue };
}

let browser: ReturnType<typeof fakeBrowser>;
let rows: { userId: number | null; key: string }[];
let fates: Fate[];
let underWay: number;
let most: number;

beforeEach(() => {
  browser = fakeBrowser();
  vi.stubGlobal('fetch', serve);
  [rows, fates, underWay, most] = [[], [], 0, 0];
});

async function serve(_address: string, { headers, body }: { headers: Record<string, string>; body: string }) {
  const fate = fates.shift() ?? 'answered';
  underWay += 1;
  most = Math.max(most, underWay);
  await new Promise((resolve) => setTimeout(resolve));
  underWay -= 1;
  if (fate === 'request lost') throw new TypeError('Failed to fetch');
  if (fate === 'away') return new Response('Bad gateway', { status: 502 });
  const userId = TOKENS[headers.Authorization?.replace('Bearer ', '') ?? ''] ?? null;
  const { key } = JSON.parse(body) as { key: string };
  if (!rows.some((row) => row.key === key)) rows.push({ userId, key });
  if (fate === 'answer lost') throw new TypeError('Failed to fetch');
  if (fate === 'killed') {
    browser.killHolder();
    return new Promise<Response>(() => {});
  }
  return Response.json({ topicId: 1 });
}

function enter(id: number | null): void {
  if (id === null) {
    localStorage.removeItem('sessionToken');
    return;
  }
  localStorage.setItem('person', JSON.stringify({ id, displayName: 'A', role: 'user' }));
  localStorage.setItem('sessionToken', id === ADA ? 'token of Ada' : 'token of Grace');
}

const reply = (userId: number, uuid: string) => ({
  kind: queuedReply,
  userId,
  uuid,
  title: '',
  input: { topicId: 1, body: { content: uuid }, to: null },
});

const someFates = fc.array(fc.constantFrom<Fate>('answered', 'request lost', 'answer lost', 'away', 'killed'), {
  maxLength: 12,
});

describe('drainQueue', () => {
  it('sends each write once, in order and one at a time, despite lost requests and closed tabs', async () => {
    enter(ADA);
    const tabs = [await openTab(), await openTab()];
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 6 }), someFates, fc.array(fc.nat(1)), async (many, lost, turns) => {
        [rows, fates, most] = [[], [...lost], 0];
        const keys = Array.from({ length: many }, () => crypto.randomUUID());
        for (const [at, key] of keys.entries()) await tabs[at % 2]?.enqueue(reply(ADA, key));
        // A killed tab never continues; a drain that starts meanwhile, in either tab, waits for the lock.
        for (const turn of turns) void tabs[turn]?.drainQueue({ isForced: true });
        for (let rounds = 0; fates.length > 0 && rounds < 50; rounds++)
          await Promise.race([
            Promise.all(tabs.map((tab) => tab.drainQueue({ isForced: true }))),
            new Promise((resolve) => setTimeout(resolve, 20)),
          ]);
        fates = [];
        await tabs[0]?.drainQueue({ isForced: true });
        expect(rows).toEqual(keys.map((key) => ({ userId: ADA, key })));
        expect(await tabs[0]?.writesOf(ADA)).toEqual([]);
        expect(localStorage.getItem('queued')).toBeNull();
        expect(most).toBe(1);
      }),
      { numRuns: 60 },
    );
  });

  it('sends a write only in the session of the user who made it', async () => {
    enter(ADA);
    const tab = await openTab();
    const [ofAda, ofGrace] = [crypto.randomUUID(), crypto.randomUUID()];
    await tab.enqueue(reply(ADA, ofAda));
    await tab.enqueue(reply(GRACE, ofGrace));
    // Another tab signs in another user; this tab has not noticed.
    enter(GRACE);
    await tab.drainQueue();
    expect(rows).toEqual([]);
    const after = await openTab();
    await after.drainQueue();
    expect(rows).toEqual([{ userId: GRACE, key: ofGrace }]);
    enter(null);
    await (await openTab()).drainQueue();
    expect(rows).toHaveLength(1);
    expect((await after.writesOf(ADA)).map(({ uuid }) => uuid)).toEqual([ofAda]);
  });
});
