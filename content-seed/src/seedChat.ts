import type { SeedContent } from './read.ts';
import type { Seeder } from './Seeder.ts';

const COLLECTIONS = { condition: 'conditions', category: 'categories', path: 'learning-paths', page: 'pages' } as const;
type Kind = keyof typeof COLLECTIONS;

/** What the chat assistant answers. Screens stand after what was written for the site, whatever the order in the file. */
export async function seedChat(
  seeder: Seeder,
  { chatAnswers }: SeedContent,
  idOf: Record<Kind, (key: string) => number>,
): Promise<void> {
  for (const { key, source, translations } of chatAnswers) {
    const { links, ...texts } = source;
    const named = links.map((link) => link.split(':') as [string, string]);
    const records = named.flatMap(([kind, name]) =>
      isRecord(kind) ? [{ relationTo: COLLECTIONS[kind], value: idOf[kind](name) }] : [],
    );
    const screens = named.flatMap(([kind, name]) => (isRecord(kind) ? [] : [name]));
    await seeder.ensure('chat-answers', { seedKey: key }, { ...texts, records, screens, translations });
  }
}

const isRecord = (kind: string): kind is Kind => kind in COLLECTIONS;
