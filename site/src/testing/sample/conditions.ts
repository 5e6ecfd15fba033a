import { createEmptyValue, TRANSLATED_FIELDS } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import type {
  ConditionPage,
  ConditionText,
  MedicalReview,
  StaleTranslation,
  StoredText,
} from '@common-ground/api/contracts/publishing/contentSource.ts';
import type { Translated } from './translated.ts';

type Texts = { [Name in ConditionText]: Translated<StoredText<Name>> };
type Facts = Omit<ConditionPage, ConditionText | 'stale' | 'partlyTranslated' | 'translatedInto'>;

export type SampleCondition = Texts & Facts & { stale: Record<string, StaleTranslation> };

const EMPTY = Object.fromEntries(
  TRANSLATED_FIELDS.condition.map((field): [string, unknown] => [field.name, { en: createEmptyValue(field) }]),
) as Texts;

function condition(
  id: number,
  categoryId: number,
  name: Translated<string>,
  changes: Partial<SampleCondition> = {},
): SampleCondition {
  return {
    ...EMPTY,
    id,
    categoryId,
    name,
    summary: { en: `${name.en} is described here in one short sentence.` },
    tags: { en: ['support', 'daily life'] },
    overview: { en: 'One paragraph.' },
    symptoms: { en: ['One sign'] },
    sources: [],
    lastUpdated: '2026-10-01T08:00:00.000Z',
    views: 0,
    contributors: 1,
    medicalReview: null,
    sectionReviews: [],
    revision: 1,
    isProtected: false,
    correction: null,
    stale: {},
    ...changes,
  };
}

function reviewBy(credential: string, changes: Partial<MedicalReview> = {}): MedicalReview {
  return {
    reviewerName: 'Amina Haddad',
    credential,
    reviewedAt: '2025-05-04T00:00:00.000Z',
    nextReviewAt: '2026-05-04T00:00:00.000Z',
    hasLapsed: false,
    isOverdue: false,
    ...changes,
  };
}

/**
 * Condition with all texts in English, all but the links in Spanish, and name, summary and tags in French and Arabic.
 */
const wholeCondition = condition(
  1,
  1,
  { en: 'Cerebral Palsy', es: 'Parálisis cerebral', fr: 'Paralysie cérébrale', ar: 'الشلل الدماغي' },
  {
    summary: { en: 'It affects movement.', es: 'Afecta al movimiento.', fr: 'Le mouvement.', ar: 'يؤثر في الحركة.' },
    tags: { en: ['movement'], es: ['movimiento'], fr: ['mouvement'], ar: ['الحركة'] },
    aliases: { en: ['CP'], es: ['PC'] },
    overview: { en: 'One paragraph.\n\nAnother one.', es: 'Un párrafo.\n\nOtro.' },
    symptoms: { en: ['Stiff muscles'], es: ['Músculos rígidos'] },
    causes: { en: ['Being born early'], es: ['Nacer pronto'] },
    treatments: { en: ['Physiotherapy'], es: ['Fisioterapia'] },
    resources: { en: [{ title: 'United Cerebral Palsy', url: 'https://ucp.org/' }] },
    sources: [{ title: 'Cerebral palsy', publisher: 'NHS', url: 'https://www.nhs.uk/', year: 2023 }],
    lastUpdated: '2026-11-12T09:30:00.000Z',
    views: 1284,
    contributors: 3,
    revision: 3,
  },
);

/** Conditions, among them some with a lapsed review, an overdue review, an unknown date or hostile text. */
export const sampleConditions: SampleCondition[] = [
  wholeCondition,
  condition(2, 1, { en: 'Muscular Dystrophy', es: 'Distrofia', fr: 'Dystrophie', ar: 'ضمور العضلات' }),
  condition(3, 1, { en: 'Spina Bifida', es: 'Espina bífida' }, { isProtected: true }),
  condition(
    4,
    2,
    { en: 'Down Syndrome' },
    {
      medicalReview: reviewBy('consultant paediatrician', {
        reviewedAt: '2026-05-04T00:00:00.000Z',
        nextReviewAt: '2028-05-04T00:00:00.000Z',
      }),
    },
  ),
  condition(5, 3, { en: 'Retinitis Pigmentosa' }, { lastUpdated: 'unknown' }),
  condition(6, 4, { en: 'Depression' }, { summary: { en: 'A <b>"low"</b> mood & loss of interest that lasts.' } }),
  condition(
    7,
    1,
    { en: 'Amyotrophic Lateral Sclerosis', fr: 'Sclérose latérale amyotrophique' },
    { medicalReview: reviewBy('neurologist', { hasLapsed: true }) },
  ),
  condition(
    8,
    1,
    { en: 'Pseudohypoparathyroidism', es: 'Pseudohipoparatiroidismo' },
    { medicalReview: reviewBy('endocrinologist', { reviewerName: null, isOverdue: true }) },
  ),
  condition(
    9,
    1,
    { en: 'Arthrogryposis' },
    {
      correction: { what: { value: 'Ask your own doctor first.', language: 'en' }, at: '2026-11-03T09:00:00.000Z' },
      sectionReviews: ['head', 'treatments'].map((section) => ({
        ...reviewBy('physiotherapist', { hasLapsed: section === 'treatments' }),
        section,
      })),
    },
  ),
  condition(
    10,
    6,
    { en: 'Autism Spectrum', es: 'Espectro autista', fr: 'Trouble du spectre de l’autisme', ar: 'طيف التوحد' },
    {
      overview: { en: 'A paragraph that is newer.', es: 'Un párrafo de antes.' },
      symptoms: { en: ['One sign', 'A new sign'], es: ['Un signo'] },
      causes: { en: ['A cause'], es: ['Una causa'] },
      stale: {
        es: { madeFrom: '2026-03-05T10:00:00.000Z', changed: ['overview', 'symptoms', 'treatments'] },
        fr: { madeFrom: '2026-03-05T10:00:00.000Z', changed: ['overview'] },
        ar: { madeFrom: null, changed: null },
      },
    },
  ),
  condition(11, 5, { en: 'Cystic Fibrosis' }),
];
