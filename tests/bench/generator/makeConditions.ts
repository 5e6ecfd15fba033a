import { type BenchLanguage, DEFAULT_ID, LANGUAGES } from './languages.ts';
import { nameOf } from './names.ts';
import { Random } from './Random.ts';
import { type SeedTexts, vary } from './readSeedTexts.ts';

type ConditionRow = Record<string, unknown> & { id: number };
type TranslationRow = Record<string, unknown> & { condition_id: number; language_id: number };

export const CATEGORIES = 6;
/** Of a hundred translations: so many whole, so many with name, summary and tags alone, so many drafts, the rest missing. */
const SHARE = { whole: 35, short: 45, draft: 5 };
/** One condition in so many is a draft. */
const DRAFT_ONE_IN = 100;
const NEWEST = Date.UTC(2026, 5, 1);

/** Condition `id` in the default language, the same whenever and among however many it is made. */
export function makeCondition(id: number, { texts, seed }: { texts: SeedTexts; seed: number }): ConditionRow {
  const random = new Random(seed, id);
  const language = LANGUAGES[0] as BenchLanguage;
  const whole = makeWhole(id, language, { texts, random });
  const updated = new Date(NEWEST - random.below(700) * 86_400_000).toISOString();
  return {
    id,
    category_id: ((id * 5) % CATEGORIES) + 1,
    ...whole,
    sources: texts.sources,
    views: random.below(20_000),
    contributors: 1 + random.below(12),
    last_updated: updated,
    updated_at: updated,
    created_at: updated,
    size: JSON.stringify(whole).length,
    _status: id % DRAFT_ONE_IN === 0 ? 'draft' : 'published',
  };
}

/** The translations of condition `id` that exist. */
export function makeTranslations(id: number, { texts, seed }: { texts: SeedTexts; seed: number }): TranslationRow[] {
  return LANGUAGES.filter((language) => language.id !== DEFAULT_ID).flatMap((language) => {
    const random = new Random(seed, id, language.id);
    const place = random.below(100);
    if (place >= SHARE.whole + SHARE.short + SHARE.draft) return [];
    const isDraft = place >= SHARE.whole + SHARE.short;
    const isWhole = place < SHARE.whole || (isDraft && place % 2 === 0);
    const updated = new Date(NEWEST - random.below(700) * 86_400_000).toISOString();
    return {
      condition_id: id,
      language_id: language.id,
      ...(isWhole ? makeWhole(id, language, { texts, random }) : makeShort(id, language, { texts, random })),
      status: isDraft ? 'in_review' : 'published',
      _status: isDraft ? 'draft' : 'published',
      updated_at: updated,
      created_at: updated,
    };
  });
}

type Tools = { texts: SeedTexts; random: Random };

function makeWhole(id: number, language: BenchLanguage, { texts, random }: Tools) {
  const pool = texts.pools[language.sentencesOf];
  const shape = random.pick(pool.shapes);
  const short = makeShort(id, language, { texts, random });
  const overview = shape.paragraphs.map((length) => {
    let text = '';
    while (text.length < length) text += `${text && ' '}${vary(random.pick(pool.sentences), language, random)}`;
    return text;
  });
  const list = (name: 'symptoms' | 'causes' | 'treatments') =>
    Array.from({ length: shape.lists[name] }, () => vary(random.pick(pool.items[name]), language, random));
  return {
    ...short,
    overview: overview.join('\n\n'),
    symptoms: list('symptoms'),
    causes: list('causes'),
    treatments: list('treatments'),
    resources: Array.from({ length: shape.resources }, () => random.pick(pool.resources)),
  };
}

function makeShort(id: number, language: BenchLanguage, { texts, random }: Tools) {
  const pool = texts.pools[language.sentencesOf];
  const summary = vary(random.pick(pool.summaries).split(' '), language, random).slice(0, 320);
  const tags = new Set<string>();
  for (const count = 3 + random.below(4); tags.size < count; ) tags.add(random.pick(pool.tags));
  const lists = { symptoms: [] as string[], causes: [] as string[], treatments: [] as string[] };
  const resources: { title: string; url: string }[] = [];
  return { ...nameOf(id, language), summary, overview: null as string | null, ...lists, resources, tags: [...tags] };
}
