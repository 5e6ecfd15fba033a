import type { Texts } from '@common-ground/api/contracts/contents.ts';

type Site = { origin: string; password: string };

/**
 * Brings other texts of a condition before readers as people do: somebody proposes them, a reviewer takes and approves
 * them, an editor publishes. All by the documented API, as the demo accounts. Answers when they are published.
 */
export async function publishTexts(site: Site, id: number, texts: Texts): Promise<void> {
  const [author, reviewer, editor] = await Promise.all(
    ['translator', 'reviewer', 'editor'].map((role) => signIn(site, role)),
  );
  const { revision } = await ask<{ revision: number }>(site, `/api/conditions/${id}/texts`);
  const body = { texts, baseRevision: revision, editSummary: 'By the tests' };
  const proposal = await ask<{ id: number }>(site, `/api/conditions/${id}/suggestions`, { token: author, body });
  const steps = `/api/contributions/${proposal.id}/steps`;
  await ask(site, `${steps}/take`, { token: reviewer, body: {} });
  await ask(site, `${steps}/approve`, { token: reviewer, body: {} });
  await ask(site, `${steps}/publish`, { token: editor, body: {} });
}

async function signIn(site: Site, role: string): Promise<string> {
  const body = { email: `${role}@example.org`, password: site.password };
  return (await ask<{ sessionToken: string }>(site, '/api/auth/login', { body })).sessionToken;
}

type Asked = { token?: string | undefined; body?: unknown };

async function ask<Answer>({ origin }: Site, path: string, { token, body }: Asked = {}): Promise<Answer> {
  const response = await fetch(origin + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}
