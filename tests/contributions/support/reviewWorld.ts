import type { Role } from '@common-ground/api/contracts/accounts/roles.ts';
import { handleApiRequest } from '@common-ground/api/platform/handleApiRequest.ts';
import { hashPassword } from '@common-ground/api/platform/passwords/hashPassword.ts';
import { hashToken, newToken } from '@common-ground/api/platform/session/token.ts';
import { type TestPayload, testPayload } from '@common-ground/cms/src/payload/testing/testPayload.ts';
import { handleEndpoints, type SanitizedConfig } from 'payload';

export const PASSWORD = 'a password of the tests';

/** Somebody with a session at the site and, where their role opens it, one in the CMS. */
export type Member = { id: number; name: string; token: string; deskToken: string | undefined };

export type ReviewWorld = TestPayload & {
  member: (name: string, role: Role) => Promise<Member>;
  /** A call of the documented API, as somebody or signed out. */
  call: (
    method: string,
    path: string,
    who?: Member | null,
    body?: unknown,
  ) => Promise<{ status: number; body: unknown; text: string }>;
  /** A call of Payload's own REST below /cms/api. */
  desk: (method: string, path: string, who: Member, body?: unknown) => Promise<Response>;
  rows: <Row>(text: string, values?: unknown[]) => Promise<Row[]>;
};

/** The real API and CMS over a database of its own, with the seed content. */
export async function reviewWorld(): Promise<ReviewWorld> {
  const test = await testPayload();
  const { default: config } = await import('@common-ground/cms/payload.config.ts');
  const password = await hashPassword(PASSWORD);
  const rows = async <Row>(text: string, values: unknown[] = []) => (await test.pool.query(text, values)).rows as Row[];
  return { ...test, rows, member: memberIn({ test, rows, password }), ...callers(await config) };
}

type Password = Awaited<ReturnType<typeof hashPassword>>;

function memberIn({ test, rows, password }: { test: TestPayload; rows: ReviewWorld['rows']; password: Password }) {
  return async (name: string, role: Role): Promise<Member> => {
    const email = `${name}@review.example`;
    const [user] = await rows<{ id: number }>(
      `INSERT INTO users (username, display_name, email, role, hash, salt) VALUES ($1, $1, $2, $3, $4, $5) RETURNING id`,
      [name, email, role, password.hash, password.salt],
    );
    const token = newToken();
    const id = user?.id ?? 0;
    await rows(
      `INSERT INTO user_sessions (user_id, session_token, expires_at, last_used_at) VALUES ($1, $2, now() + interval '1 day', now())`,
      [id, hashToken(token)],
    );
    const isStaff = !['user', 'contributor'].includes(role);
    const login = isStaff
      ? await test.payload.login({ collection: 'users', data: { email, password: PASSWORD } })
      : null;
    return { id, name, token, deskToken: login?.token };
  };
}

function callers(config: SanitizedConfig): Pick<ReviewWorld, 'call' | 'desk'> {
  const json = (body: unknown) => (body === undefined ? null : JSON.stringify(body));
  return {
    call: async (method, path, who, body) => {
      const headers: Record<string, string> = { 'content-type': 'application/json' };
      if (who) headers.authorization = `Bearer ${who.token}`;
      const request = new Request(`http://test${path}`, { method, headers, body: json(body) });
      const response = await handleApiRequest(request, config);
      const text = await response.text();
      return { status: response.status, text, body: response.ok ? JSON.parse(text) : null };
    },
    desk: (method, path, who, body) => {
      const headers = { 'content-type': 'application/json', authorization: `JWT ${who.deskToken}` };
      return handleEndpoints({
        config,
        request: new Request(`http://test/cms/api${path}`, { method, headers, body: json(body) }),
      });
    },
  };
}

export const NEW_CONDITION = {
  name: 'Long QT Syndrome',
  categoryId: 1,
  summary: 'A heart rhythm condition.',
  overview: 'First paragraph.\n\nSecond <b>paragraph</b>.',
  symptoms: ['Fainting', 'Fainting', ' '],
  causes: ['Genes'],
  treatments: ['Beta blockers'],
  resources: ['SADS Foundation: https://sads.org', 'My own diary'],
  tags: ['heart'],
};
