import { screenPath } from '@common-ground/site/src/routes.ts';
import { describe, expect, it } from 'vitest';
import { createGateway } from './createGateway.ts';
import { StaticFiles } from './StaticFiles.ts';

const SITE = 'https://example.org';
const DAY_MS = 24 * 60 * 60 * 1000;

function ask(path: string, site: { siteUrl: string; contactEmail?: string }, init?: RequestInit) {
  const gateway = createGateway({
    ...site,
    files: new StaticFiles('/nonexistent'),
    api: async () => Response.json(null),
    cmsOrigin: undefined,
  });
  return gateway.fetch(new Request(`http://site.test/.well-known/${path}`, init));
}

describe('/.well-known/change-password', () => {
  it.each(['GET', 'HEAD'])(
    'redirects %s to the settings of the profile, while an unknown path is not found',
    async (method) => {
      const response = await ask('change-password', { siteUrl: SITE }, { method });
      expect([response.status, response.headers.get('location')]).toEqual([
        302,
        `${screenPath('profile', 'en')}#settings`,
      ]);
      const none = 'resource-that-should-not-exist-whose-status-code-should-not-be-200';
      expect((await ask(none, { siteUrl: SITE }, { method })).status).toBe(404);
    },
  );
});

describe('security.txt', () => {
  it('names the contact address, languages, its own address, and an expiry within a year', async () => {
    const response = await ask('security.txt', { siteUrl: SITE, contactEmail: 'team@example.org' });
    expect([response.status, response.headers.get('content-type')?.toLowerCase()]).toEqual([
      200,
      'text/plain; charset=utf-8',
    ]);
    const text = await response.text();
    const fields = text.split('\n').map((line) => line.split(': ') as [string, string]);
    const expires = fields.find(([name]) => name === 'Expires')?.[1] ?? '';
    expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    const days = (Date.parse(expires) - Date.now()) / DAY_MS;
    expect(days > 30 && days < 365).toBe(true);
    expect(text.replace(expires, 'DATE')).toBe(
      `Contact: mailto:team@example.org
Expires: DATE
Preferred-Languages: en, es, fr, ar
Canonical: https://example.org/.well-known/security.txt
`,
    );
  });

  it('has no Canonical without https, and does not exist without a contact address', async () => {
    const plain = { siteUrl: 'http://127.0.0.1:4321', contactEmail: 'team@example.org' };
    expect(await (await ask('security.txt', plain)).text()).not.toContain('Canonical');
    expect((await ask('security.txt', { siteUrl: SITE })).status).toBe(404);
    expect((await ask('security.txt', plain, { method: 'POST' })).status).toBe(405);
  });
});
