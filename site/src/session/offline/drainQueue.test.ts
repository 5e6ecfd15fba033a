import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../testing/fakeBrowser.ts';

const [ADA, GRACE] = [7, 8];
const TOKENS: Record<string, number> = { 'token of Ada': ADA, 'token of Grace': GRACE };

/** What becomes of a request on its way. */
type Fate = 'answered' | 'request lost' | 'answer lost' | 'away' | 'killed';

/** A tab has modules of its own, and shares the browser's database, storage and locks with the others. */
async function openTab() {
  vi.resetModules();
  const [{ enqueue, writesOf }, { drainQueue }] = [await import('./queue.ts'), await import('./drainQueue.ts')];
  return { enqueue, writesOf, drainQueue };
}

let browser: ReturnType<typeof fakeBrowser>;
/** The rows that the server has, in the order in which they came. */
let rows: { userId: number | null; key: string }[];
let fates: Fate[];
let underWay: number;
let most: number;

beforeEach(() => {
  browser = fakeBrowser();
  vi.stubGlobal('fetch', serve);
  [rows, fates, underWay, most] = [[], [], 0, 0];
});

/** As the server: a reply is known by its key, and who wrote it by the token. */
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

const reply = (userId: number, uuid: string) =>
  ({ kind: 'reply', userId, uuid, title: '', input: { topicId: 1, body: { content: uuid }, to: null } }) as const;

const someFates = fc.array(fc.constantFrom<Fate>('answered', 'request lost', 'answer lost', 'away', 'killed'), {
  maxLength: 12,
});

describe('what waits', () => {
  it('comes once, in order, one after the other, however lines break and tabs are closed', async () => {
    enter(ADA);
    const tabs = [await openTab(), await openTab()];
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 6 }), someFates, fc.array(fc.nat(1)), async (many, lost, turns) => {
        [rows, fates, most] = [[], [...lost], 0];
        const keys = Array.from({ length: many }, () => crypto.randomUUID());
        for (const [at, key] of keys.entries()) await tabs[at % 2]?.enqueue(reply(ADA, key));
        // What is stopped never goes on; what is asked meanwhile, by either tab, takes its turn.
        for (const turn of turns) void tabs[turn]?.drainQueue({ isForced: true });
        for (let rounds = 0; fates.length > 0 && rounds < 50; rounds++)
          await Promise.race([
            Promise.all(tabs.map((tab) => tab.drainQueue({ isForced: true }))),
            // A tab that was closed never answers.
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

  it('is sent by the session of whoever made it alone', async () => {
    enter(ADA);
    const tab = await openTab();
    const [ofAda, ofGrace] = [crypto.randomUUID(), crypto.randomUUID()];
    await tab.enqueue(reply(ADA, ofAda));
    await tab.enqueue(reply(GRACE, ofGrace));
    // Another tab signs somebody else in; this one has not heard of it.
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
