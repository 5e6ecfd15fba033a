import { getReview } from '@common-ground/api/features/contributions/getReview.ts';
import { NO_SOURCES_TO_SIGN } from '@common-ground/api/features/sign-offs/refusals.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { openReviewServer } from '../contributions/support/openReviewServer.ts';
import { signing } from './support/signing.ts';

const server = await openReviewServer();
const { reviewer, colleague, author } = server.people;
for (const who of [reviewer, colleague])
  await server.rows(`UPDATE users SET credential = 'MD, Neurology' WHERE id = $1`, [who.id]);

/** The condition page of the newest test: each test uses the next one. */
let page = 0;
beforeEach(() => {
  page += 1;
});

const { reviewAt, stateOf, sign, withdraw, listed, update, publishEdit } = signing(server, () => page);

describe('a change of text', () => {
  it('shows in its review whose sign-offs it ends, and notifies the signers when published', async () => {
    await sign(colleague);
    const edit = await server.suggest(author, page, { summary: 'Other words than were signed.' });
    const readLapses = async (id: number) =>
      (await getReview(id, { id: reviewer.id, role: 'reviewer' }, server.pool))?.lapses.map(({ name }) => name);
    expect(await readLapses(edit.id)).toEqual(['colleague']);
    await server.approve(edit.id);
    expect(await server.inboxOf(colleague)).not.toContainEqual(expect.stringContaining('sign_off_lapsed'));
    await server.publish(edit.id);
    const { name } = (await server.fetchTexts(page)).texts as unknown as { name: string };
    expect(await server.inboxOf(colleague)).toContain(`sign_off_lapsed ${name}`);
    const next = await server.suggest(author, page, { summary: 'And others.' });
    expect(await readLapses(next.id)).toEqual([]);
  });

  it('is shown beside the signed text to the next signer', async () => {
    const { summary } = (await server.fetchTexts(page)).texts;
    await sign(reviewer);
    expect((await reviewAt(reviewer)).changes).toBeNull();
    await publishEdit({ summary: 'Other words than were signed.' });
    const { changes } = await reviewAt(colleague);
    expect([changes?.from.summary, changes?.to.summary]).toEqual([summary, 'Other words than were signed.']);
    expect(changes?.from.symptoms).toEqual(changes?.to.symptoms);
  });
});

describe('a section of a page', () => {
  const findPart = async (section: string) =>
    (await reviewAt(reviewer)).sections.find((part) => part.section === section);

  it('is signed alone, and lapses only when that section changes', async () => {
    expect(await sign(reviewer, { section: 'treatments' })).toMatchObject({ status: 200 });
    expect(await stateOf()).toBe('never');
    expect(await findPart('treatments')).toMatchObject({ state: 'valid', signOff: { name: 'reviewer' } });
    expect((await listed())[0]).toMatchObject({ section: 'treatments', isOfThisText: true });
    await publishEdit({ summary: 'Said otherwise.' });
    expect(await findPart('treatments')).toMatchObject({ state: 'valid' });
    await publishEdit({ treatments: ['Something else'] });
    expect(await findPart('treatments')).toMatchObject({
      state: 'lapsed',
      changes: { to: { treatments: ['Something else'] } },
    });
    expect((await listed())[0]).toMatchObject({ section: 'treatments', isOfThisText: false });
    const title = String((await server.fetchTexts(page)).texts['name' as 'summary']);
    expect((await server.inboxOf(reviewer)).filter((news) => news === `sign_off_lapsed ${title}`)).toHaveLength(1);
  });

  it('has a sign-off that is withdrawn without affecting that of the page', async () => {
    const { id } = await sign(reviewer);
    const part = await sign(colleague, { section: 'head' });
    expect((await withdraw(colleague, part.id)).status).toBe(200);
    expect(await findPart('head')).toMatchObject({ state: 'never', signOff: null });
    expect(await reviewAt(reviewer)).toMatchObject({ state: 'valid', signOff: { id }, withdrawal: null });
  });

  it('is refused when pages have no such section', async () => {
    for (const section of ['sources', 'aliases', 'x', 3])
      expect(await sign(reviewer, { section })).toMatchObject({ status: 400 });
  });
});

it('refuses sign-offs of a page without sources, and of its sections', async () => {
  await update({ sources: [], _status: 'published' });
  expect((await reviewAt(reviewer)).refusal).toBe(NO_SOURCES_TO_SIGN);
  expect(await sign(reviewer)).toMatchObject({ status: 403, error: NO_SOURCES_TO_SIGN });
  expect(await sign(reviewer, { section: 'overview' })).toMatchObject({ status: 403 });
  expect(await listed()).toEqual([]);
});
