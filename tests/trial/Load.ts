import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../bench/generator/Random.ts';
import type { Member } from './createMembers.ts';
import { ORIGIN, PASSWORD } from './Installation.ts';

export type Kind = 'page' | 'read' | 'sign-in' | 'bookmark' | 'post' | 'proposal' | 'publish' | 'cms';
export type Sent = {
  kind: Kind;
  /** Milliseconds since 1970. */
  at: number;
  milliseconds: number;
  /** 0 when there was no response. */
  status: number;
  hasRetryAfter: boolean;
  path: string;
};
/** A write that a 2xx acknowledged, with what finds it in the database. */
export type Acknowledged = { kind: Kind; at: number; values: (string | number)[] };
/** Times in milliseconds since 1970; `live` is null when no page showed the text in time. */
export type Published = { clicked: number; live: number | null };
type Answer = { status: number; headers: http.IncomingHttpHeaders; body: string };
type Load = { members: Member[]; pages: string[]; conditions: number[]; topics: number[]; random: Random };

const MAX_LIVE_MS = 30_000;
/** Longer than the API may take for a response. */
const MAX_REQUEST_MS = 25_000;
const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });

/** Requests of readers, members and editors through nginx, until it is stopped. It records each. */
export class MixedLoad {
  readonly sent: Sent[] = [];
  readonly acknowledged: Acknowledged[] = [];
  readonly published: Published[] = [];
  #load: Load;
  #number = 0;
  #running: Promise<unknown> = Promise.resolve();
  #stopping = new AbortController();

  constructor(load: Load) {
    this.#load = load;
  }

  start(): void {
    const { conditions } = this.#load;
    const readers = Array.from({ length: 4 }, () => this.#repeat(100, () => this.#readPage()));
    this.#running = Promise.all([
      ...readers,
      this.#repeat(150, () => this.#read()),
      this.#repeat(1500, () => this.#signIn()),
      ...[0, 1].map(() => this.#repeat(200, () => this.#bookmark())),
      ...[0, 1].map(() => this.#repeat(400, () => this.#post())),
      ...[0, 1].map((half) =>
        this.#repeat(600, () => this.#publish(conditions.filter((_, place) => place % 2 === half))),
      ),
      this.#repeat(
        500,
        async () => void (await this.#send('cms', 'GET', '/cms/api/conditions?limit=1&depth=0', this.#pick('editor'))),
      ),
    ]);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
    agent.destroy();
  }

  async #repeat(pauseMs: number, work: () => Promise<void>): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      await work();
      await wait(pauseMs * (0.5 + this.#load.random.next()), undefined, { signal }).catch(() => {});
    }
  }

  async #readPage(): Promise<void> {
    await this.#send('page', 'GET', this.#load.random.pick(this.#load.pages));
  }

  async #read(): Promise<void> {
    await this.#send('read', 'GET', `/api/conditions/${this.#load.random.pick(this.#load.conditions)}?lang=en`);
  }

  async #signIn(): Promise<void> {
    const member = this.#pick('user');
    const { body, isDone } = await this.#send('sign-in', 'POST', '/api/auth/login', undefined, {
      email: member.email,
      password: PASSWORD,
    });
    if (isDone) this.#acknowledge('sign-in', [(JSON.parse(body) as { sessionToken: string }).sessionToken]);
  }

  async #bookmark(): Promise<void> {
    const member = this.#pick('user');
    const contentId = this.#load.random.pick(this.#load.conditions);
    const { isDone } = await this.#send('bookmark', 'POST', '/api/bookmarks', member, {
      contentId,
      bookmarkType: 'condition',
    });
    if (isDone) this.#acknowledge('bookmark', [member.id, contentId]);
  }

  async #post(): Promise<void> {
    const content = `Post ${this.#number++} of the trial, which is about nothing in particular.`;
    const path = `/api/forum/topics/${this.#load.random.pick(this.#load.topics)}/posts`;
    const { isDone } = await this.#send('post', 'POST', path, this.#pick('author'), { content });
    if (isDone) this.#acknowledge('post', [content]);
  }

  /** Takes an edit from the proposal to its page. A step without a 2xx ends it: it may have been carried out. */
  async #publish(conditions: number[]): Promise<void> {
    const id = this.#load.random.pick(conditions);
    const [author, reviewer, editor] = [this.#pick('author'), this.#pick('reviewer'), this.#pick('editor')];
    const texts = await this.#send('read', 'GET', `/api/conditions/${id}/texts`, author);
    if (!texts.isDone) return;
    const { revision: baseRevision } = JSON.parse(texts.body) as { revision: number };
    const marker = `marker-${this.#number++}-of-the-trial`;
    const summary = `A summary that was edited a moment ago, ${marker}, and is long enough to stand on a card.`;
    const edit = { texts: { summary }, baseRevision, editSummary: 'By the trial' };
    const proposal = await this.#send('proposal', 'POST', `/api/conditions/${id}/suggestions`, author, edit);
    if (!proposal.isDone) return;
    const { id: contribution } = JSON.parse(proposal.body) as { id: number };
    this.#acknowledge('proposal', [contribution]);
    for (const [step, member] of [
      ['take', reviewer],
      ['approve', reviewer],
      ['publish', editor],
    ] as const) {
      const clicked = Date.now();
      const { isDone } = await this.#send(
        'publish',
        'POST',
        `/api/contributions/${contribution}/steps/${step}`,
        member,
        {},
      );
      if (!isDone) return;
      if (step !== 'publish') continue;
      this.#acknowledge('publish', [contribution]);
      await this.#watch(`/condition/${id}`, marker, clicked);
    }
  }

  async #watch(page: string, marker: string, clicked: number): Promise<void> {
    const published: Published = { clicked, live: null };
    this.published.push(published);
    while (Date.now() - clicked < MAX_LIVE_MS && !this.#stopping.signal.aborted) {
      const { body } = await this.#send('page', 'GET', page);
      if (body.includes(marker)) {
        published.live = Date.now();
        return;
      }
      await wait(50);
    }
    if (this.#stopping.signal.aborted) this.published.splice(this.published.indexOf(published), 1);
  }

  #pick(role: Member['role']): Member {
    return this.#load.random.pick(this.#load.members.filter((member) => member.role === role));
  }

  #acknowledge(kind: Kind, values: (string | number)[]): void {
    this.acknowledged.push({ kind, at: Date.now(), values });
  }

  async #send(kind: Kind, method: string, path: string, member?: Member, body?: object) {
    const at = Date.now();
    const answer = await request(method, path, member, body).catch(
      (): Answer => ({ status: 0, headers: {}, body: '' }),
    );
    const { status } = answer;
    const hasRetryAfter = 'retry-after' in answer.headers;
    this.sent.push({ kind, at, milliseconds: Date.now() - at, status, hasRetryAfter, path });
    return { ...answer, isDone: status >= 200 && status < 300 };
  }
}

/** Sends a request from a loopback address of the member's own, because the API counts requests by address. */
function request(method: string, path: string, member: Member | undefined, body: object | undefined): Promise<Answer> {
  const text = body ? JSON.stringify(body) : '';
  return new Promise((resolve, reject) => {
    const sent = http.request(
      ORIGIN + path,
      {
        method,
        agent,
        localAddress: `127.1.${(member?.id ?? 0) >> 8}.${(member?.id ?? 0) & 255 || 1}`,
        timeout: MAX_REQUEST_MS,
        headers: {
          origin: ORIGIN,
          ...(text ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) } : {}),
          ...(member && path.startsWith('/cms') ? { cookie: member.cookie } : {}),
          ...(member && !path.startsWith('/cms') ? { authorization: `Bearer ${member.token}` } : {}),
        },
      },
      (response) => {
        response.toArray().then(
          (parts) =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: String(Buffer.concat(parts)),
            }),
          reject,
        );
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('no response in time')));
    sent.on('error', reject);
    sent.end(text);
  });
}
