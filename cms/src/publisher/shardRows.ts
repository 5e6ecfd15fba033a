import { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import { SITEMAP_SHARD_SIZE } from '@common-ground/api/contracts/limits.ts';
import type { SitemapCondition } from '@common-ground/api/contracts/publishing/contentSource.ts';
import type { ActiveLanguage } from '@common-ground/api/platform/languages.ts';
import type { Sql } from './Sql.ts';

export async function selectShards(sql: Sql): Promise<number[]> {
  const { rows } = await sql.query<{ shard: number }>({
    name: 'publisher-shards',
    text: `SELECT DISTINCT (id - 1) / ${SITEMAP_SHARD_SIZE} + 1 AS shard FROM conditions WHERE _status = 'published' ORDER BY shard`,
  });
  return rows.map(({ shard }) => shard);
}

type ShardRow = { id: number; lastUpdated: Date; languageIds: number[]; dates: Date[] };

export async function selectShard(sql: Sql, shard: number, languages: ActiveLanguage[]): Promise<SitemapCondition[]> {
  const { rows } = await sql.query<ShardRow>({
    name: 'publisher-shard',
    // A translated page shows the date of its source, and source text where parts are not translated.
    text: `SELECT c.id, c.last_updated AS "lastUpdated",
             coalesce(array_agg(t.language_id) FILTER (WHERE t.id IS NOT NULL), '{}') AS "languageIds",
             coalesce(array_agg(greatest(t.updated_at, c.last_updated)) FILTER (WHERE t.id IS NOT NULL), '{}') AS dates
           FROM conditions c LEFT JOIN condition_translations t ON t.condition_id = c.id AND t._status = 'published'
           WHERE c._status = 'published'
             AND c.id > ($1::bigint - 1) * ${SITEMAP_SHARD_SIZE} AND c.id <= $1::bigint * ${SITEMAP_SHARD_SIZE}
           GROUP BY c.id ORDER BY c.id`,
    values: [shard],
  });
  return rows.map((row) => toSitemapCondition(row, languages));
}

function toSitemapCondition(row: ShardRow, languages: ActiveLanguage[]): SitemapCondition {
  const { id, lastUpdated, languageIds, dates } = row;
  const pages = languages.flatMap(({ id: languageId, code }) => {
    const date = code === DEFAULT_LANGUAGE ? lastUpdated : dates[languageIds.indexOf(languageId)];
    return date ? [{ language: code, lastUpdated: date.toISOString() }] : [];
  });
  return { id, pages };
}
