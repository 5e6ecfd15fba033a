import type { SeedWriter } from '@common-ground/cms/src/payload/seed/SeedWriter.ts';
import type { SeedContent } from './read.ts';

/** Writes the sample records of the healthcare portal: professionals first, because cases refer to them. */
export async function seedHealthcare(writer: SeedWriter, { healthcare }: SeedContent): Promise<void> {
  const conditions = await writer.idsOf('condition');
  const professionals = new Map<number, number>();
  for (const { source, translations } of [...healthcare].sort(compareByProfessionals))
    for (const [at, record] of source.records.entries())
      await writer.attempt(`healthcare ${source.kind} ${at + 1}`, async () => {
        const texts = Object.entries(translations).map(([code, { records }]) => [code, records[at]]);
        const id = await writer.ensure(
          'healthcare-samples',
          { seedKey: `${source.kind}-${at + 1}` },
          {
            kind: source.kind,
            number: at + 1,
            ...record,
            condition: conditions.get(record.condition),
            ...('professional' in record ? { professional: professionals.get(record.professional) } : {}),
            translations: Object.fromEntries(texts),
          },
        );
        if (source.kind === 'professional' && id !== null) professionals.set(at + 1, id);
      });
}

type Samples = SeedContent['healthcare'][number];

function compareByProfessionals(a: Samples, b: Samples): number {
  return Number(b.source.kind === 'professional') - Number(a.source.kind === 'professional');
}
