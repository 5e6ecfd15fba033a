import { DEFAULT_LANGUAGE } from '../../contracts/encyclopedia/languages.ts';
import type { SampleKind } from '../../contracts/healthcare/choices.ts';
import { type HealthcareSamples, samplesSchema } from '../../contracts/healthcare/samples.ts';
import type { Database } from '../../platform/Database.ts';
import type { ActiveLanguage } from '../../platform/languages.ts';
import { defineStatement, findRow } from '../../platform/statement.ts';

/** Fields of each kind besides texts and condition. */
const KIND_FIELDS: Record<SampleKind, string> = {
  case: `jsonb_build_object('status', s.status, 'severity', s.severity, 'openedOn', to_char(s.opened_on AT TIME ZONE 'UTC', 'YYYY-MM-DD'), 'professional',
    (SELECT p.number FROM healthcare_samples p WHERE p.id = s.professional_id))`,
  resource: `jsonb_build_object('format', s.format)`,
  professional: `jsonb_build_object('setting', s.setting)`,
};

const selectKind = (kind: SampleKind) => `(SELECT coalesce(jsonb_agg(
    jsonb_build_object('number', s.number, 'title', s.title, 'summary', s.summary, 'points', s.points, 'language', '${DEFAULT_LANGUAGE}')
    || CASE WHEN s.translations ? $1::text THEN (s.translations -> $1) || jsonb_build_object('language', $1::text) ELSE '{}'::jsonb END
    || jsonb_build_object('condition', CASE WHEN c.id IS NULL THEN NULL
      ELSE jsonb_build_object('id', c.id, 'name', coalesce(nullif(t.name, ''), c.name)) END)
    || ${KIND_FIELDS[kind]} ORDER BY s.number), '[]')
  FROM healthcare_samples s
  LEFT JOIN conditions c ON c.id = s.condition_id AND c._status = 'published'
  LEFT JOIN condition_translations t ON t.condition_id = c.id AND t.language_id = $2 AND t._status = 'published'
  WHERE s.kind = '${kind}')`;

const HEALTHCARE_SAMPLES = defineStatement({
  name: 'healthcare-samples',
  row: samplesSchema,
  text: `SELECT ${selectKind('case')} AS cases, ${selectKind('resource')} AS resources, ${selectKind('professional')} AS professionals`,
});

/** Selects sample records by number, translated where possible. `language` is null for the default language. */
export async function selectSamples(
  database: Database,
  language: Pick<ActiveLanguage, 'id' | 'code'> | null,
): Promise<HealthcareSamples> {
  const samples = await findRow(database, HEALTHCARE_SAMPLES, [
    language?.code ?? DEFAULT_LANGUAGE,
    language?.id ?? null,
  ]);
  return samples ?? { cases: [], resources: [], professionals: [] };
}
