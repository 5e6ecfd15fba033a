import { CORRECTION_MAX } from '@common-ground/api/contracts/limits.ts';
import type { ContentSource, MedicalReview } from '@common-ground/api/contracts/publishing/contentSource.ts';
import { selectLanguages } from '@common-ground/api/platform/languages.ts';
import { CachedResponse } from '@common-ground/api/platform/prepared/CachedResponse.ts';
import { ContentBatch } from '@common-ground/cms/src/publisher/SqlContentSource.ts';
import { builtSite } from '@common-ground/cms/src/server/folders.ts';
import { conditionPath, loadRenderer } from '@common-ground/site/renderer';
import pg from 'pg';
import type { ServedSite } from './servedSite.ts';
import { siteUrl } from './servedSite.ts';

/** Correction texts of the maximum length. */
const WHAT: Record<string, string> = {
  en: 'This page named a dose of levothyroxine for newborns that is too high, and left out that the thyroid has to be checked within two weeks. It names no dose any more, and says which blood tests to expect and whom to ask when a tablet was forgotten. If you wrote the earlier figures down, throw that note away, please.',
  es: 'Esta página indicaba una dosis demasiado alta de levotiroxina para recién nacidos y no decía que la tiroides debe revisarse en dos semanas. Ya no indica ninguna dosis, y explica qué análisis esperar y a quién preguntar si se olvidó un comprimido. Si anotaste las cifras anteriores, tira esa nota, por favor.',
  fr: 'Cette page indiquait une dose trop élevée de lévothyroxine pour les nouveau-nés et omettait que la thyroïde doit être contrôlée dans les deux semaines. Elle n’indique plus aucune dose, et dit quelles prises de sang prévoir et à qui s’adresser après un oubli. Si vous aviez noté les anciens chiffres, jetez-les.',
  ar: 'ذكرت هذه الصفحة جرعة مرتفعة جدًا من الليفوثيروكسين لحديثي الولادة، ولم تذكر أن وظيفة الغدة الدرقية يجب أن تُفحص خلال أسبوعين. وهي لا تذكر الآن أي جرعة، وتخبر العائلات بفحوص الدم المتوقعة ومن يُسأل عند نسيان قرص. على من دوّن الأرقام السابقة أن يتخلص منها، وأن يسأل الطبيب أو الصيدلي قبل أي تغيير في العلاج.',
};
const REVIEW: MedicalReview = {
  reviewerName: 'Prof. Maria-Katharina Oyelaran-Brandenburg',
  credential: 'MD PhD FRCPCH, consultant in paediatric neurodisability',
  reviewedAt: '2025-05-04T00:00:00.000Z',
  nextReviewAt: '2026-05-04T00:00:00.000Z',
  hasLapsed: true,
  isOverdue: true,
};
/** Number of pages that are compressed: those with the longest HTML. */
const LOOKED_AT = 3;

/**
 * Returns the heaviest condition pages of a language with a correction and a lapsed medical review, in compressed
 * bytes. The correction is rolled back, so that other tests find the site unchanged.
 */
export async function correctedPages(
  { databaseUrl }: Pick<ServedSite, 'databaseUrl'>,
  language: string,
): Promise<{ path: string; bytes: number }[]> {
  const what = WHAT[language]?.slice(0, CORRECTION_MAX) ?? '';
  if (what.length < CORRECTION_MAX) throw new Error(`The words in ${language} could be longer`);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query(
      `WITH made AS (INSERT INTO contributions (kind, title, status, content)
         SELECT 'edit', id::text, 'published', '{}' FROM conditions WHERE _status = 'published' RETURNING id, title)
       INSERT INTO corrections.correction (contribution_id, kind, condition_id, language, what)
       SELECT id, 'corrected', title::int, $1, $2 FROM made`,
      [language, what],
    );
    const { rows } = await client.query<{ id: number }>(`SELECT id FROM conditions WHERE _status = 'published'`);
    const paths = rows.map(({ id }) => conditionPath(id, language));
    const batch = new ContentBatch(client, await selectLanguages(client));
    await batch.prepare(paths);
    const renderer = await loadRenderer(builtSite, { siteUrl });
    const pages: { path: string; html: string }[] = [];
    for (const path of paths)
      pages.push({ path, html: (await renderer.render(path, reviewed(batch.forPage().source))).html });
    const long = pages.sort((one, other) => other.html.length - one.html.length).slice(0, LOOKED_AT);
    return await Promise.all(
      long.map(async ({ path, html }) => {
        for (const text of [what, REVIEW.credential])
          if (!html.includes(text)) throw new Error(`${path} does not say "${text}"`);
        const { bytes } = await new CachedResponse({ body: html, headers: {} }).form('br');
        return { path, bytes: bytes.byteLength };
      }),
    );
  } finally {
    await client.query('ROLLBACK');
    await client.end();
  }
}

/** Makes the source return a medical review with each condition. */
function reviewed(source: ContentSource): ContentSource {
  const read = source.condition.bind(source);
  source.condition = async (id, language) => {
    const page = await read(id, language);
    return page && { ...page, medicalReview: REVIEW };
  };
  return source;
}
