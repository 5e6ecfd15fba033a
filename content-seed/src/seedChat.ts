import type { SeedWriter } from '@common-ground/cms/src/payload/seed/SeedWriter.ts';
import type { SeedContent } from './read.ts';

const COLLECTIONS = { condition: 'conditions', category: 'categories', path: 'learning-paths', page: 'pages' } as const;
type Kind = keyof typeof COLLECTIONS;

/**
 * Writes the answers of the chat assistant. Links to records come before links to screens, and missing records are left
 * out.
 */
export async function seedChat(writer: SeedWriter, { chatAnswers }: SeedContent): Promise<void> {
  const ids = {
    condition: await writer.idsOf('condition'),
    category: await writer.idsOf('category'),
    path: await writer.idsOf('path'),
    page: await writer.idsOf('page'),
  };
  for (const { key, source, translations } of chatAnswers) {
    const { links, ...texts } = source;
    const named = links.map((link) => link.split(':') as [string, string]);
    const records = named.flatMap(([kind, name]) => {
      const value = isRecord(kind) ? ids[kind].find(name) : undefined;
      return isRecord(kind) && value !== undefined ? [{ relationTo: COLLECTIONS[kind], value }] : [];
    });
    const screens = named.flatMap(([kind, name]) => (isRecord(kind) ? [] : [name]));
    await writer.ensure(
      'chat-answers',
      { seedKey: key },
      { ...texts, records, screens, translations, _status: 'published' },
    );
  }
}

const isRecord = (kind: string): kind is Kind => kind in COLLECTIONS;
