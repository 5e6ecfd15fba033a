import { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import { SITEMAP_SHARD_SIZE } from '@common-ground/api/contracts/limits.ts';
import type { SitemapCondition } from '@common-ground/api/contracts/publishing/contentSource.ts';
import type { ActiveLanguage } from '@common-ground/api/platform/languages.ts';
import { defineStatement, type RowFrom, selectRows } from '@common-ground/api/platform/statement.ts';
import { z } from 'zod';
import type { Sql } from './Sql.ts';

const SHARDS = defineStatement({
  name: 'publisher-shards',
  row: { shard: z.number() },
  text: `SELECT DISTINCT (id - 1) / ${SITEMAP_SHARD_SIZE} + 1 AS shard FROM conditions WHERE _status = 'published' ORDER BY shard`,
});

export async function selectShards(sql: Sql): Promise<number[]> {
  return (await selectRows(sql, SHARDS)).map(({ shard }) => shard);
}

// A translated page shows the date of its source, and source text where parts are not translated.
const SHARD = defineStatement({
  name: 'publisher-shard',
  row: { id: z.number(), lastUpdated: z.date(), languageIds: z.array(z.number()), dates: z.array(z.date()) },
  text: `SELECT c.id, c.last_updated AS "lastUpdated",
           coalesce(array_agg(t.language_id) FILTER (WHERE t.id IS NOT NULL), '{}') AS "languageIds",
           coalesce(array_agg(greatest(t.updated_at, c.last_updated)) FILTER (WHERE t.id IS NOT NULL), '{}') AS dates
         FROM conditions c LEFT JOIN condition_translations t ON t.condition_id = c.id AND t._status = 'published'
         WHERE c._status = 'published'
           AND c.id > ($1::bigint - 1) * ${SITEMAP_SHARD_SIZE} AND c.id <= $1::bigint * ${SITEMAP_SHARD_SIZE}
         GROUP BY c.id ORDER BY c.id`,
});

export async function selectShard(sql: Sql, shard: number, languages: ActiveLanguage[]): Promise<SitemapCondition[]> {
  return (await selectRows(sql, SHARD, [shard])).map((row) => toSitemapCondition(row, languages));
}

function toSitemapCondition(row: RowFrom<typeof SHARD>, languages: ActiveLanguage[]): SitemapCondition {
  const { id, lastUpdated, languageIds, dates } = row;
  const pages = languages.flatMap(({ id: languageId, code }) => {
    const date = code === DEFAULT_LANGUAGE ? lastUpdated : dates[languageIds.indexOf(languageId)];
    return date ? [{ language: code, lastUpdated: date.toISOString() }] : [];
  });
  return { id, pages };
}
