import { type BenchLanguage, DEFAULT_ID, LANGUAGES } from './languages.ts';
import { createName } from './names.ts';
import { Random } from './Random.ts';
import { type SeedTexts, vary } from './readSeedTexts.ts';

type ConditionRow = Record<string, unknown> & { id: number };
type TranslationRow = Record<string, unknown> & { condition_id: number; language_id: number };

export const CATEGORIES = 6;
/** Percentages of translations: with all texts, with only name, summary and tags, and drafts. The rest is missing. */
const SHARE = { whole: 35, short: 45, draft: 5 };
/** One in this number of conditions is a draft. */
const DRAFT_ONE_IN = 100;
const NEWEST = Date.UTC(2026, 5, 1);

/** Makes a condition in the default language. The result depends only on `id`, `texts` and `seed`. */
export function makeCondition(id: number, { texts, seed }: { texts: SeedTexts; seed: number }): ConditionRow {
  const random = new Random(seed, id);
  const language = LANGUAGES[0] as BenchLanguage;
  const whole = makeTexts(id, language, { texts, random, isWhole: true });
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
      ...makeTexts(id, language, { texts, random, isWhole }),
      status: isDraft ? 'in_review' : 'published',
      _status: isDraft ? 'draft' : 'published',
      updated_at: updated,
      created_at: updated,
    };
  });
}

type Tools = { texts: SeedTexts; random: Random };

/** Varies the texts of a seed condition: all of them, or only name, summary and tags. */
function makeTexts(id: number, language: BenchLanguage, { texts, random, isWhole }: Tools & { isWhole: boolean }) {
  const model = random.pick(texts[language.sentencesOf]);
  const varied = (text: string) => vary(text, language, random);
  const list = (entries: string[]) => (isWhole ? entries.map(varied) : []);
  return {
    ...createName(id, language),
    summary: varied(model.summary).slice(0, 320),
    overview: isWhole ? varied(model.overview) : null,
    symptoms: list(model.symptoms),
    causes: list(model.causes),
    treatments: list(model.treatments),
    resources: isWhole ? model.resources : [],
    tags: model.tags,
  };
}
