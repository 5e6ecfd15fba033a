import type { Texts } from '@common-ground/api/contracts/contributions/contents.ts';

type Site = { origin: string; password: string };

/**
 * Publishes other texts of a condition by the documented API, as the demo accounts: a proposal, a review and a
 * publication. Resolves when they are published; the pages may not be rendered yet.
 */
export async function publishTexts(site: Site, id: number, texts: Texts): Promise<void> {
  await takeStep(site, { id: await approveTexts(site, id, texts), role: 'editor', step: 'publish' });
}

/** Proposes and approves the texts. Returns the id of the contribution. */
export async function approveTexts(site: Site, id: number, texts: Texts): Promise<number> {
  const author = await signIn(site, 'translator');
  const { revision } = await ask<{ revision: number }>(site, `/api/conditions/${id}/texts`);
  const body = { texts, baseRevision: revision, editSummary: 'By the tests' };
  const proposal = await ask<{ id: number }>(site, `/api/conditions/${id}/suggestions`, { token: author, body });
  for (const step of ['take', 'approve']) await takeStep(site, { id: proposal.id, role: 'reviewer', step });
  return proposal.id;
}

type Step = { id: number; role: 'reviewer' | 'editor'; step: string; body?: object };

export async function takeStep(site: Site, { id, role, step, body = {} }: Step): Promise<void> {
  await ask(site, `/api/contributions/${id}/steps/${step}`, { token: await signIn(site, role), body });
}

/** Sessions by site and role: checking a password takes a fifth of a second of processor time. */
const sessions = new Map<string, string>();

async function signIn({ origin, password }: Site, role: string): Promise<string> {
  const key = `${origin} ${role}`;
  const known = sessions.get(key);
  if (known) return known;
  const body = { email: `${role}@example.org`, password };
  const { sessionToken } = await ask<{ sessionToken: string }>({ origin, password }, '/api/auth/login', { body });
  sessions.set(key, sessionToken);
  return sessionToken;
}

type RequestParts = { token?: string | undefined; body?: unknown };

async function ask<Answer>({ origin }: Site, path: string, { token, body }: RequestParts = {}): Promise<Answer> {
  const response = await fetch(origin + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}
