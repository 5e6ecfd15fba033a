import { beforeEach, expect, it } from 'vitest';
import { NOT_COMPLETED_YET, type PathRating, RATING_TEXT_LENGTH } from '../../contracts/learning/ratings.ts';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';
import { givenPath, MODULES, PATHS } from './testing/givenPath.ts';
import { createLearner } from './testing/learner.ts';

type Learner = Awaited<ReturnType<typeof createLearner>>;

describeWithDatabase('rating of a learning path', (server) => {
  const { rows, send } = server;
  beforeEach(() => givenPath(server.database));

  const toRatingPath = ({ id }: { id: number }, pathId = PATHS.first) => `/api/users/${id}/path-reviews/${pathId}`;
  const rate = (learner: Learner, body: object, pathId = PATHS.first) =>
    learner.call('PUT', toRatingPath(learner, pathId), body);
  const list = async (query = '') => (await send('GET', `/api/learning-paths/1/reviews${query}`)).json();
  const score = async () => (await send('GET', '/api/learning-paths/1/rating')).json();
  async function graduate(name: string): Promise<Learner> {
    const learner = await createLearner(server, name);
    await learner.complete(MODULES.reading);
    await learner.takeQuiz();
    await learner.complete(MODULES.quiz);
    await learner.complete(MODULES.interactive);
    return learner;
  }

  it('needs a completed path, exists once per user and shows the current name', async () => {
    expect(await score()).toEqual({ average: null, count: 0, helpful: 0 });
    expect(await list()).toEqual([]);
    const [ada, newcomer] = [await graduate('Ada'), await createLearner(server, 'newcomer')];
    expect(await rate(newcomer, { rating: 5 })).toEqual([403, NOT_COMPLETED_YET]);
    await newcomer.start();
    expect(await rate(newcomer, { rating: 5 })).toEqual([403, NOT_COMPLETED_YET]);
    const [status, first] = await rate(ada, { rating: 2, review: ' Too <b>short</b>.\n ' });
    expect([status, first]).toMatchObject([
      200,
      { userId: ada.id, rating: 2, review: 'Too <b>short</b>.', isHelpful: false, editedAt: null, state: 'visible' },
    ]);
    const [, changed] = await rate(ada, { rating: 4, isHelpful: true });
    expect(changed).toMatchObject({
      id: first.id,
      rating: 4,
      review: null,
      isHelpful: true,
      editedAt: expect.any(String),
    });
    expect(await list()).toEqual([changed]);
    expect(await score()).toEqual({ average: 4, count: 1, helpful: 1 });
    expect((await rate(await graduate('Bob'), { rating: 1 }))[0]).toBe(200);
    expect(await score()).toEqual({ average: 2.5, count: 2, helpful: 1 });
    await rows(`UPDATE users SET display_name = 'Ada L.' WHERE id = $1`, [ada.id]);
    expect((await list()).map(({ userName }: PathRating) => userName)).toContain('Ada L.');
  });

  it('is refused for a closed or missing path, and with invalid values', async () => {
    const ada = await graduate('Ada');
    for (const pathId of [PATHS.closed, 99]) {
      expect((await rate(ada, { rating: 5 }, pathId))[0]).toBe(404);
      expect((await send('GET', `/api/learning-paths/${pathId}/reviews`)).status).toBe(404);
      expect((await send('GET', `/api/learning-paths/${pathId}/rating`)).status).toBe(404);
    }
    const tooLong = 'x'.repeat(RATING_TEXT_LENGTH + 1);
    for (const body of [
      {},
      { rating: 0 },
      { rating: 6 },
      { rating: 2.5 },
      { rating: '5' },
      { rating: 5, review: tooLong },
    ])
      expect((await rate(ada, body))[0], JSON.stringify(body)).toBe(400);
    expect((await rate(ada, { rating: 5, review: 'So it \u202Eseems' }))[0]).toBe(400);
    expect(await rows('SELECT * FROM learning_path_reviews')).toEqual([]);
  });

  it('is listed in pages, the newest first', async () => {
    for (const [at, name] of ['Ada', 'Bob', 'Cyd'].entries()) {
      const learner = await graduate(name);
      await rate(learner, { rating: at + 1 });
      // `now()` does not move within the transaction of a test.
      await rows(`UPDATE learning_path_reviews SET created_at = now() + make_interval(mins => $2) WHERE user_id = $1`, [
        learner.id,
        at,
      ]);
    }
    const page = await send('GET', '/api/learning-paths/1/reviews?page=2&limit=2');
    expect(page.headers.get('x-total-count')).toBe('3');
    expect(page.headers.get('link')).toContain('</api/learning-paths/1/reviews?page=1&limit=2>; rel="prev"');
    expect((await page.json()).map(({ userName }: PathRating) => userName)).toEqual(['Ada']);
    expect((await list()).map(({ rating }: PathRating) => rating)).toEqual([3, 2, 1]);
  });

  it('is deleted by its author, who can then rate again', async () => {
    const ada = await graduate('Ada');
    await rate(ada, { rating: 3 });
    expect(await ada.call('DELETE', toRatingPath(ada))).toEqual([200, { success: true }]);
    expect((await ada.call('DELETE', toRatingPath(ada)))[0]).toBe(200);
    expect([await list(), await score()]).toEqual([[], { average: null, count: 0, helpful: 0 }]);
    expect((await rate(ada, { rating: 5 }))[1]).toMatchObject({ editedAt: null });
  });

  it('is hidden by a moderator with a reason, and then cannot be changed by its author', async () => {
    const [ada, mod] = [await graduate('Ada'), await createLearner(server, 'Moritz')];
    await rows(`UPDATE users SET role = 'moderator' WHERE id = $1`, [mod.id]);
    const [, given] = await rate(ada, { rating: 1, review: 'An insult', isHelpful: true });
    const hide = { action: 'hide', reason: 'An insult' };
    expect((await ada.call('POST', `/api/moderation/review/${given.id}`, hide))[0]).toBe(403);
    expect((await mod.call('POST', `/api/moderation/review/${given.id}`, hide))[0]).toBe(200);
    expect(await list()).toMatchObject([
      { id: given.id, rating: null, review: null, isHelpful: false, state: 'hidden', stateReason: 'An insult' },
    ]);
    expect(await score()).toEqual({ average: null, count: 0, helpful: 0 });
    expect((await rate(ada, { rating: 5 }))[0]).toBe(409);
    expect((await ada.call('DELETE', toRatingPath(ada)))[0]).toBe(409);
    const [, own] = await ada.call('GET', `/api/users/${ada.id}/path-reviews`);
    expect(own).toMatchObject([{ rating: 1, review: 'An insult', state: 'hidden' }]);
    expect(await ada.inbox()).toContain('post_moderated First steps');
    await mod.call('POST', `/api/moderation/review/${given.id}`, { action: 'show', reason: 'Looked at again' });
    expect(await list()).toMatchObject([{ rating: 1, review: 'An insult', state: 'visible' }]);
  });
});
