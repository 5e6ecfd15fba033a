import { ROLES } from '@common-ground/api/contracts/accounts/roles.ts';
import { setPassword } from '@common-ground/api/features/accounts/queries/credentials.ts';
import type { Who } from '@common-ground/api/platform/accessRule.ts';
import { findDatabase } from '@common-ground/api/platform/findDatabase.ts';
import { hashPassword } from '@common-ground/api/platform/passwords/hashPassword.ts';
import { handleDeskRequest } from '@common-ground/cms/src/payload/calls/handleDeskRequest.ts';
import { type DeskHeaders, givenDeskSession } from '@common-ground/cms/src/payload/testing/givenDeskSession.ts';
import { bodyOfForm } from '@common-ground/cms/src/payload/testing/readUpdatedAt.ts';
import { type TestPayload, testPayload } from '@common-ground/cms/src/payload/testing/testPayload.ts';
import type { SanitizedConfig } from 'payload';
import { filmForm } from './film.ts';
import { PASSWORD } from './people.ts';
import { watchIneffectiveLocks } from './vainLocks.ts';

export type Answer = { status: number; body: Record<string, unknown> };
export type Call = { method: string; path: string; body?: unknown };

/** A role, another member, or a second administrator, so that no administrator here is the last one. */
type Name = Who | 'another' | 'a second administrator';

/** Sends requests to Payload's API, as the CMS serves it, in the name of each person. */
export class CmsClient {
  readonly test: TestPayload;
  readonly config: SanitizedConfig;
  readonly people = new Map<Name, { id: number; session: DeskHeaders }>();

  readonly vainLocks: string[];
  #password = { hash: '', salt: '' };

  static async open(): Promise<CmsClient> {
    const test = await testPayload();
    const { default: config } = await import('@common-ground/cms/payload.config.ts');
    // Most calls here are expected to be refused, which Payload would log.
    test.payload.logger.level = 'silent';
    const desk = new CmsClient(test, await config);
    desk.#password = await hashPassword(PASSWORD);
    for (const role of ROLES) await desk.#invite(role, role);
    await desk.#invite('another', 'user');
    await desk.#invite('a second administrator', 'admin');
    return desk;
  }

  private constructor(test: TestPayload, config: SanitizedConfig) {
    this.test = test;
    this.vainLocks = watchIneffectiveLocks(findDatabase(test.payload));
    this.config = config;
  }

  /** Creates a person with a CMS session. Members get one too, although no sign-in gives them one. */
  async #invite(name: Name, role: (typeof ROLES)[number]): Promise<void> {
    const { payload } = this.test;
    const slug = name.replaceAll(' ', '-');
    const email = `the-${slug}@example.org`;
    const data = { email, role, username: `the-${slug}`, displayName: `The ${name}` };
    const { id } = await payload.create({ collection: 'users', data, depth: 0 });
    await setPassword(findDatabase(payload), id, this.#password);
    await this.signIn(name, id);
  }

  /** Gives a person a new session, as after a sign-out. */
  async signIn(name: Name, id = this.idOf(name)): Promise<void> {
    this.people.set(name, { id, session: await givenDeskSession(findDatabase(this.test.payload), id) });
  }

  idOf(who: Name): number {
    return this.people.get(who)?.id ?? 0;
  }

  /** Sends a call. A change names the `updatedAt` of its record, as a form does. */
  async ask(who: Who, call: Call): Promise<Answer> {
    const { method, path } = call;
    const body = await bodyOfForm(this.test.payload, call);
    const isFilm = method === 'POST' && path.startsWith('/films?');
    const headers: Record<string, string> = body === undefined || isFilm ? {} : { 'content-type': 'application/json' };
    const given = body === undefined ? null : isFilm ? filmForm(body) : JSON.stringify(body);
    const response = await this.send(who, path, { method, headers, body: given });
    return { status: response.status, body: await response.json().catch(() => ({})) };
  }

  send(who: Who, path: string, { headers, ...init }: RequestInit): Promise<Response> {
    const given = { ...init, headers: { ...this.people.get(who)?.session, ...(headers as Record<string, string>) } };
    return handleDeskRequest(new Request(`http://127.0.0.1:4321/cms/api${path}`, given), this.config);
  }

  /** Sends a call and rolls it back, so that each call finds the same records. `look` runs before the rollback. */
  try(who: Who, call: Call, look?: (transaction: string | number) => Promise<void>): Promise<Answer> {
    return this.undone(() => this.ask(who, call), look);
  }

  /** Runs `work` and rolls back each transaction of Payload. `look` runs before the rollback. */
  async undone<Done>(work: () => Promise<Done>, look?: (transaction: string | number) => Promise<void>): Promise<Done> {
    const { db } = this.test.payload;
    const commit = db.commitTransaction;
    db.commitTransaction = async (transaction) => {
      const id = await transaction;
      if (look) await look(id);
      await db.rollbackTransaction(id);
    };
    try {
      return await work();
    } finally {
      db.commitTransaction = commit;
    }
  }
}
