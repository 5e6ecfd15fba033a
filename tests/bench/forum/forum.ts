import { POSTS_PAGE, TOPICS_PAGE } from '@common-ground/api/contracts/forum/topics.ts';
import pg from 'pg';
import { atLeast, atMost, Report } from '../report/Report.ts';
import { median } from '../report/statistics.ts';
import type { Latency, Rate } from '../servers/client.ts';
import { givenPeople, type SignedIn } from '../stage/givenPeople.ts';
import type { Helper } from '../stage/Helper.ts';
import type { Stage } from '../stage/Stage.ts';
import { fillForum } from './fillForum.ts';
import type { Posted } from './poster.ts';

const METHOD = [
  'Lists and posts: the process that `npm start` runs, asked over loopback by a process of its own, one request after the other; any page of the list by its cursor, any page of a topic by its number, one post in ten stands in the longest topic. Nothing is prepared: each address is asked once.',
  'pg: the same rows by plain SQL over one connection, through the same indexes, without who wrote them, likes, blocks and safe HTML. A rate is of 16 connections.',
  'Growth compares the medians at both sizes, measured in turn in one run.',
  'Post to visible: publisher, API and gateway run as `npm start` runs them. The clock starts before a post is sent and ends when the static page of its topic is served with it, asked for every 2 ms at most; each by another person, one after the other.',
];

type Scene = { size: string; databaseUrl: string; origin: string; sql: pg.Pool };
type Plan = { small: number; large: number; asked: number; rounds: number; posts: number; site: number };

/** Any page of the forum, at two sizes, and the time until a post is before readers. */
export async function benchForum(stage: Stage): Promise<void> {
  const { isQuick, say } = stage.options;
  const plan: Plan = isQuick
    ? { small: 200, large: 2000, asked: 30, rounds: 1, posts: 10, site: 50 }
    : { small: 1000, large: 100_000, asked: 300, rounds: 3, posts: 100, site: 1000 };
  const report = new Report('forum', { isQuick, method: METHOD });
  const scenes = [await prepareScene(stage, plan.small), await prepareScene(stage, plan.large)];
  const client = await stage.helper('servers/client.ts', {});
  const medians = new Map<string, number[]>();
  for (let round = 1; round <= plan.rounds; round++) {
    say(`Lists, topics and searches, round ${round} of ${plan.rounds}`);
    for (const scene of scenes)
      for (const [what, paths] of Object.entries(await addresses(scene, plan.asked))) {
        const { times, failed } = await client.ask<Latency>({ kind: 'latency', origin: scene.origin, paths });
        if (failed > 0) throw new Error(`${failed} requests failed: ${what}, ${paths[0]}`);
        const key = `${what}, ${scene.size}`;
        medians.set(key, [...(medians.get(key) ?? []), median(times)]);
        if (round === plan.rounds) report.times(what, scene.size, times, what === 'search' ? 50 : 20);
      }
  }
  for (const what of ['a page of the list', 'a page of a topic']) {
    const [small = [], large = []] = scenes.map(({ size }) => medians.get(`${what}, ${size}`));
    report.rounds(`${what}, ${scenes[1]?.size} : ${scenes[0]?.size}`, 'x', ratios(large, small), atMost(1.5));
  }
  await reportRate({ report, client, scene: scenes[1] as Scene, plan });
  for (const { sql } of scenes) await sql.end();
  await stage.clear();
  await reportVisible(report, stage, plan);
  await report.finish(scenes[1]?.databaseUrl as string);
}

const ratios = (over: number[], under: number[]) => over.map((value, round) => value / (under[round] ?? Number.NaN));

async function prepareScene(stage: Stage, topics: number): Promise<Scene> {
  const databaseUrl = await stage.copyOfSeeded(`forum_${topics}`);
  stage.options.say(`Writing ${topics} topics with ${topics * 10} posts`);
  await fillForum(databaseUrl, { topics, posts: topics * 10 });
  const { origin } = await stage.api(databaseUrl, `forum-${topics}`);
  return {
    size: `${topics} topics`,
    databaseUrl,
    origin,
    sql: new pg.Pool({ connectionString: databaseUrl, max: 16 }),
  };
}

/** Addresses that were never asked for, from all over the forum. */
async function addresses({ sql }: Scene, count: number): Promise<Record<string, string[]>> {
  const { rows } = await sql.query<{ id: number; is_pinned: boolean; at: string; last: string }>(
    `SELECT id, is_pinned, (extract(epoch FROM last_post_at) * 1000)::bigint AS at, last_number AS last
     FROM forum_topics WHERE state = 'visible' ORDER BY random() LIMIT $1`,
    [count],
  );
  const [longest] = (
    await sql.query<{ id: number; last: string }>(
      'SELECT id, last_number AS last FROM forum_topics ORDER BY last_number DESC LIMIT 1',
    )
  ).rows;
  const pages = Math.floor(Number(longest?.last) / POSTS_PAGE);
  const some = (most: number) => 1 + Math.floor(Math.random() * most);
  return {
    'a page of the list': rows.map(
      ({ id, is_pinned, at }) => `/api/forum/topics/page?after=${is_pinned ? 1 : 0}.${at}.${id}`,
    ),
    'a page of a category': rows.map(
      ({ id, is_pinned, at }) => `/api/forum/topics/page?category=support&after=${is_pinned ? 1 : 0}.${at}.${id}`,
    ),
    'a page of a topic': rows.map(({ id }) => `/api/forum/topics/${id}/posts?page=1&limit=${POSTS_PAGE}`),
    'a page of the longest topic': rows.map(
      () => `/api/forum/topics/${longest?.id}/posts?page=${some(pages)}&limit=${POSTS_PAGE}`,
    ),
    search: rows.map(
      (_, place) =>
        `/api/forum/topics/page?q=${place % 2 ? `rare${some(50_000)}` : `ramp%20teacher%20rare${some(50_000)}`}`,
    ),
  };
}

type Rated = { report: Report; client: Helper; scene: Scene; plan: Plan };

/** Pages of the list that are answered in a second, beside the bare rows. */
async function reportRate({ report, client, scene, plan }: Rated): Promise<void> {
  const { 'a page of the list': paths = [] } = await addresses(scene, 2000);
  const bare: number[] = [];
  const rates: number[] = [];
  const seconds = plan.rounds > 1 ? 4 : 1;
  for (let round = 0; round < plan.rounds; round++) {
    const rate = await client.ask<Rate>({ kind: 'rate', origin: scene.origin, paths, seconds });
    if (rate.failed > 0) throw new Error(`${rate.failed} requests failed`);
    rates.push(rate.requestsPerSecond);
    bare.push(await bareRate(scene.sql, paths, seconds));
  }
  report.rounds(`pages of the list, ${scene.size}, API`, 'requests/s', rates);
  report.rounds(`pages of the list, ${scene.size}, pg`, 'queries/s', bare);
  report.rounds('pages of the list, API : pg', 'x', ratios(rates, bare), atLeast(0.25));
}

async function bareRate(sql: pg.Pool, paths: string[], seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let count = 0;
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      while (performance.now() < until) {
        const [, pinned, at, id] = /after=(\d)\.(\d+)\.(\d+)/.exec(paths[count++ % paths.length] ?? '') ?? [];
        await sql.query({
          name: 'bare-list',
          text: `SELECT id, title, description, category_type, is_pinned, is_locked, post_count, last_post_at FROM forum_topics
                 WHERE state = 'visible' AND merged_into_id IS NULL
                   AND (is_pinned, last_post_at, id) < ($1, to_timestamp($2::float8 / 1000), $3)
                 ORDER BY is_pinned DESC, last_post_at DESC, id DESC LIMIT ${TOPICS_PAGE + 1}`,
          values: [pinned === '1', Number(at), Number(id)],
        });
      }
    }),
  );
  return count / seconds;
}

async function reportVisible(report: Report, stage: Stage, { site: topics, posts }: Plan): Promise<void> {
  const databaseUrl = await stage.copyOfSeeded(`forum_site_${topics}`);
  await fillForum(databaseUrl, { topics, posts: topics * 10 });
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const people = await givenPeople(pool, { count: posts + 5, name: 'poster' });
  const { rows } = await pool.query<{ id: number }>(
    'SELECT id FROM forum_topics WHERE last_number < 15 ORDER BY id LIMIT $1',
    [people.length],
  );
  await pool.end();
  await stage.buildSite();
  stage.options.say(`Rendering a site with ${topics} topics`);
  const { origin } = await stage.site(databaseUrl, 'forum-site');
  const poster = await stage.helper('forum/poster.ts', {});
  const times: Posted[] = [];
  for (const [place, person] of people.entries())
    times.push(
      await poster.ask<Posted>({ origin, topicId: rows[place % rows.length]?.id, person: person satisfies SignedIn }),
    );
  // The first ones meet code that never ran.
  const measured = times.slice(5);
  report.times(
    'a post is answered',
    `${topics} topics`,
    measured.map(({ answered }) => answered),
  );
  report.times(
    'a post is visible',
    `${topics} topics`,
    measured.map(({ visible }) => visible),
    300,
  );
}
