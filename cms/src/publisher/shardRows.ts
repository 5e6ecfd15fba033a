import type { SitemapCondition } from '@common-ground/api/contracts/content-source.ts';
import { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/languages.ts';
import { SITEMAP_SHARD } from '@common-ground/api/contracts/limits.ts';
import type { Sql } from './Sql.ts';

/** Shards of the site map that have a published condition. */
export async function selectShards(sql: Sql): Promise<number[]> {
  const { rows } = await sql.query<{ shard: number }>({
    name: 'publisher-shards',
    text: `SELECT DISTINCT (id - 1) / ${SITEMAP_SHARD} + 1 AS shard FROM conditions WHERE _status = 'published' ORDER BY shard`,
  });
  return rows.map(({ shard }) => shard);
}

type ShardRow = { id: number; lastUpdated: Date; languages: string[] | null; dates: Date[] | null };

/** The published conditions of a shard, with the languages they are translated into. */
export async function selectShard(sql: Sql, shard: number): Promise<SitemapCondition[]> {
  const { rows } = await sql.query<ShardRow>({
    name: 'publisher-shard',
    // A translated page shows the date of its source, and the source's text where a part is not translated.
    text: `SELECT c.id, c.last_updated AS "lastUpdated",
             array_agg(l.code::text ORDER BY l.code) FILTER (WHERE l.id IS NOT NULL) AS languages,
             array_agg(greatest(t.updated_at, c.last_updated) ORDER BY l.code) FILTER (WHERE l.id IS NOT NULL) AS dates
           FROM conditions c
           LEFT JOIN (condition_translations t JOIN languages l ON l.id = t.language_id AND l.is_active)
             ON t.condition_id = c.id AND t._status = 'published'
           WHERE c._status = 'published'
             AND c.id > ($1::bigint - 1) * ${SITEMAP_SHARD} AND c.id <= $1::bigint * ${SITEMAP_SHARD}
           GROUP BY c.id ORDER BY c.id`,
    values: [shard],
  });
  return rows.map(toSitemapCondition);
}

function toSitemapCondition({ id, lastUpdated, languages, dates }: ShardRow): SitemapCondition {
  const translated = (languages ?? []).map((language, place) => ({
    language,
    lastUpdated: (dates?.[place] ?? lastUpdated).toISOString(),
  }));
  return { id, pages: [{ language: DEFAULT_LANGUAGE, lastUpdated: lastUpdated.toISOString() }, ...translated] };
}
