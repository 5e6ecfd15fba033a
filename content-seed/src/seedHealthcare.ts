import type { SeedContent } from './read.ts';
import type { Seeder } from './Seeder.ts';

/** The sample records of the healthcare portal; professionals first, because cases name them. */
export async function seedHealthcare(
  seeder: Seeder,
  { healthcare }: SeedContent,
  conditions: (key: string) => number,
): Promise<void> {
  const professionals: number[] = [];
  for (const { source, translations } of [...healthcare].sort(isOfPeopleFirst))
    for (const [at, record] of source.records.entries()) {
      const texts = Object.entries(translations).map(([code, { records }]) => [code, records[at]]);
      const id = await seeder.ensure(
        'healthcare-samples',
        { seedKey: `${source.kind}-${at + 1}` },
        {
          kind: source.kind,
          number: at + 1,
          ...record,
          condition: conditions(record.condition),
          ...('professional' in record ? { professional: professionals[record.professional - 1] } : {}),
          translations: Object.fromEntries(texts),
        },
      );
      if (source.kind === 'professional') professionals.push(id);
    }
}

type Samples = SeedContent['healthcare'][number];

function isOfPeopleFirst(a: Samples, b: Samples): number {
  return Number(b.source.kind === 'professional') - Number(a.source.kind === 'professional');
}
