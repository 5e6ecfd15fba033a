import type { SamplesSeed, SamplesTranslationSeed } from './healthcareSchema.ts';
import type { Translated } from './schema.ts';

/** Adds a problem for each missing condition or professional, and each translation with other records or points. */
export function checkSamples(
  healthcare: Translated<SamplesSeed, SamplesTranslationSeed>[],
  conditions: { key: string }[],
  problems: string[],
): void {
  const people = healthcare.find(({ source }) => source.kind === 'professional')?.source.records.length ?? 0;
  for (const { key, source, translations } of healthcare) {
    for (const [at, record] of source.records.entries()) {
      const fault = (text: string) => problems.push(`healthcare/${key}/en.yaml: records.${at}.${text}`);
      if (!conditions.some((one) => one.key === record.condition))
        fault(`condition: no folder conditions/${record.condition}`);
      if ('professional' in record && record.professional > people) fault(`professional: there are only ${people}`);
    }
    const form = ({ records }: { records: { points: string[] }[] }) =>
      records.map(({ points }) => points.length).join();
    for (const [language, translation] of Object.entries(translations))
      if (form(translation) !== form(source))
        problems.push(`healthcare/${key}/${language}.yaml: records: has not the records and points of en.yaml`);
  }
}
