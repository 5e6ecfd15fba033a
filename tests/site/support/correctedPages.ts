import { brotliCompressSync, constants } from 'node:zlib';
import { CORRECTION_MAX } from '@common-ground/api/contracts/limits.ts';
import { selectLanguages } from '@common-ground/cms/src/publisher/contentRows.ts';
import { ContentBatch } from '@common-ground/cms/src/publisher/SqlContentSource.ts';
import { builtSite } from '@common-ground/cms/src/server/folders.ts';
import { conditionPath, loadRenderer } from '@common-ground/site/renderer';
import pg from 'pg';
import type { ServedSite } from './servedSite.ts';
import { siteUrl } from './servedSite.ts';

/** The longest words that are allowed, in a language that packs worse than most. */
const WHAT =
  'ذكرت هذه الصفحة جرعة مرتفعة جدًا من الليفوثيروكسين لحديثي الولادة، ولم تذكر أن وظيفة الغدة الدرقية يجب أن تُفحص خلال أسبوعين. وهي تتبع الآن إرشادات عام ٢٠٢٤ ولا تذكر أي جرعة، وتخبر العائلات بفحوص الدم المتوقعة ومواعيدها ومن يُسأل عند نسيان قرص. على من دوّن الأرقام السابقة أن يتخلص منها، وأن يسأل الطبيب أو الصيدلي قبل أي تغيير.'.slice(
    0,
    CORRECTION_MAX,
  );
/** Pages of a language that are compressed with all the work there is: those whose text is the longest. */
const LOOKED_AT = 4;

/**
 * The heaviest condition pages of a language as they are while they say what was corrected, in bytes over the wire. What is
 * written for that is taken back, so that everybody else finds the site as it was.
 */
export async function correctedPages(
  { databaseUrl }: Pick<ServedSite, 'databaseUrl'>,
  language: string,
): Promise<{ path: string; bytes: number }[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query(
      `WITH made AS (INSERT INTO contributions (kind, title, status, content)
         SELECT 'edit', id::text, 'published', '{}' FROM conditions WHERE _status = 'published' RETURNING id, title)
       INSERT INTO corrections.correction (contribution_id, kind, condition_id, language, what)
       SELECT id, 'corrected', title::int, $1, $2 FROM made`,
      [language, WHAT],
    );
    const { rows } = await client.query<{ id: number }>(`SELECT id FROM conditions WHERE _status = 'published'`);
    const paths = rows.map(({ id }) => conditionPath(id, language));
    const batch = new ContentBatch(client, await selectLanguages(client));
    await batch.prepare(paths);
    const renderer = await loadRenderer(builtSite, { siteUrl });
    const pages: { path: string; html: string }[] = [];
    for (const path of paths) pages.push({ path, html: (await renderer.render(path, batch.forPage().source)).html });
    const long = pages.sort((one, other) => bytesAt(9, other.html) - bytesAt(9, one.html)).slice(0, LOOKED_AT);
    return long.map(({ path, html }) => {
      if (!html.includes(WHAT)) throw new Error(`${path} does not say what was corrected`);
      return { path, bytes: bytesAt(constants.BROTLI_MAX_QUALITY, html) };
    });
  } finally {
    await client.query('ROLLBACK');
    await client.end();
  }
}

/** As `PreparedResponse` compresses it. */
function bytesAt(quality: number, html: string): number {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}
