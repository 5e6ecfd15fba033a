import {
  CONTRIBUTION_LIST_MAX,
  ENTRY_LENGTH,
  NAME_LENGTH,
  OVERVIEW_LENGTH,
  SUMMARY_LENGTH,
  TAG_LENGTH,
} from '@common-ground/api/contracts/limits.ts';
import { IS_DEEP } from '@common-ground/api/testing/deep.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Answer, NEW_CONDITION, openReviewServer, type Receipt, SENDER } from './support/openReviewServer.ts';

const server = await openReviewServer();
const { reviewer, editor } = server.people;

const long = (length: number, sign = 'w') => sign.repeat(length);
const list = (length: number, sign = 'w') =>
  Array.from({ length: CONTRIBUTION_LIST_MAX }, (_, place) => `${place} `.padEnd(length, sign));
const FULL = {
  name: long(NAME_LENGTH),
  summary: long(SUMMARY_LENGTH),
  overview: long(OVERVIEW_LENGTH),
  symptoms: list(ENTRY_LENGTH),
  causes: list(ENTRY_LENGTH),
  treatments: list(ENTRY_LENGTH),
  resources: [],
  tags: list(TAG_LENGTH),
};

const send = (texts: object) => server.call<Receipt>('POST', '/api/conditions', null, { ...SENDER, ...texts });

/** Returns the first refusal, or status 200 after the last step. */
async function publish({ body: { id } }: Answer<Receipt>): Promise<{ status: number; text: string }> {
  for (const [who, name] of [
    [reviewer, 'take'],
    [reviewer, 'approve'],
    [editor, 'publish'],
  ] as const) {
    const { status, text } = await server.step(who, id, name);
    if (status !== 200) return { status, text };
  }
  return { status: 200, text: '' };
}

describe('publishing an accepted new condition', () => {
  const address = 'https://charity.example/';
  it.each([
    ['texts of the maximum length', FULL],
    [
      'a resource with a title of the maximum length',
      { resources: [`${long(ENTRY_LENGTH - address.length - 2)}: ${address}`] },
    ],
    [
      'a resource with an address of the maximum length',
      { resources: [`A: ${address.padEnd(ENTRY_LENGTH - 3, 'a')}`] },
    ],
    [
      'unusual web addresses',
      {
        resources: [
          'http://[::1]:8080/x',
          'A: https://user:pass@x.example/?q=1#f',
          'https://ünïcode.example/ä',
          'B: https://x',
          'C: https://%',
          'HTTPS://UPPER.example',
        ],
      },
    ],
    [
      'HTML, quotes, emoji, template code and line breaks',
      {
        name: '<b>"Quoted" & \'so\'</b> 👩‍🦽',
        symptoms: ['<img src=x onerror=alert(1)>', '{{7*7}}', '\t\n a \n b'],
      },
    ],
    [
      'the maximum number of characters outside of the basic plane of Unicode',
      { name: '𝒳'.repeat(NAME_LENGTH / 2), summary: '𝒳'.repeat(SUMMARY_LENGTH / 2) },
    ],
    ['entries that differ only in case and Unicode composition', { tags: ['a', 'A', 'é', 'e\u0301'] }],
  ])('succeeds for %s', async (_, texts) => {
    const sent = await send({ ...NEW_CONDITION, ...texts });
    expect(sent).toMatchObject({ status: 200 });
    expect(await publish(sent)).toEqual({ status: 200, text: '' });
  });

  it('succeeds for generated texts', async () => {
    const word = (most: number) => fc.string({ unit: 'binary', minLength: 1, maxLength: Math.min(most, 60) });
    const entries = fc.array(word(TAG_LENGTH), { minLength: 1, maxLength: 4 });
    const address = fc.oneof(
      fc.webUrl(),
      fc.tuple(word(40), fc.webUrl()).map(([title, url]) => `${title}: ${url}`),
      word(60).map((text) => `https://${text}`),
      word(60),
    );
    const texts = fc.record({
      name: word(NAME_LENGTH),
      summary: word(60),
      overview: word(60),
      symptoms: entries,
      causes: entries,
      treatments: entries,
      resources: fc.array(address, { maxLength: 3 }),
      tags: entries,
    });
    let published = 0;
    await fc.assert(
      fc.asyncProperty(texts, async (given) => {
        await server.rows('DELETE FROM throttle.spent');
        const sent = await send({ categoryId: 1, ...given });
        if (sent.status === 400) return;
        expect(sent.status).toBe(200);
        expect(await publish(sent)).toEqual({ status: 200, text: '' });
        published += 1;
      }),
      { numRuns: IS_DEEP ? 200 : 20 },
    );
    expect(published).toBeGreaterThan(3);
  });
});

describe('links in resources', () => {
  it.each(['javascript:alert(1)', 'Click: javascript:alert(1)'])('refuse %s when it is proposed', async (resource) => {
    expect(await send({ ...NEW_CONDITION, resources: [resource] })).toMatchObject({
      status: 400,
      text: 'resources.0: holds an address that does not begin with https:// or http://',
    });
  });

  it.each(['Click: java\nscript:alert(1)', 'Click: //evil.example'])(
    'never get another protocol than http or https from %s',
    async (resource) => {
      expect(await publish(await send({ ...NEW_CONDITION, resources: [resource] }))).toMatchObject({ status: 200 });
      const { resources } = await server.row<{ resources: { url: string }[] | null }>(
        'SELECT resources FROM conditions ORDER BY id DESC LIMIT 1',
      );
      for (const { url } of resources ?? []) expect(new URL(url).protocol).toMatch(/^https?:$/);
    },
  );
});
