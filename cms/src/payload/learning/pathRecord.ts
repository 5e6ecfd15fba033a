import type { Source, TaughtSection } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import { type Activity, activitySchema } from '@common-ground/api/contracts/learning/activities.ts';
import type {
  PathDocument,
  PathModule,
  PathQuestion,
  Place,
} from '@common-ground/api/contracts/learning/pathDocument.ts';
import type { RichText } from '@common-ground/api/contracts/lexicalNodes.ts';
import { lexicalToMarkdown } from '@common-ground/api/contracts/lexicalToMarkdown.ts';
import type { StoredPath } from '@common-ground/api/features/learning/pathForms.ts';
import { markdownToLexical } from '../richtext/markdownToLexical.ts';

/** A learning path as the CMS stores it: modules are blocks, sections are rich text. */
export type PathRecord = StoredPath;

type Related = number | { id: number } | null | undefined;
type Kept<Value> = Value & { id?: string };
type PlaceKept = { condition?: Related; section?: TaughtSection | null };
type QuestionKept = Omit<PathQuestion, 'id' | 'from'> & PlaceKept & { questionId?: number | null };
export type ModuleKept = {
  blockType: PathModule['type'];
  moduleId?: number | null;
  title: string;
  description: string;
  minutes: number;
  points: number;
  isRequired?: boolean | null;
  teaches?: Kept<PlaceKept>[] | null;
  sections?: Kept<{ title: string; content: RichText }>[] | null;
  questions?: Kept<QuestionKept>[] | null;
  activities?: Record<string, unknown>[] | null;
};

/** Converts to the form that is published and compared. Modules and questions without a number get the id 0. */
export function readPathDocument({ id, title, description, sources, modules }: PathRecord): PathDocument {
  return {
    id,
    title,
    description,
    sources: (sources ?? []) as Source[],
    modules: ((modules ?? []) as ModuleKept[]).map(toPathModule),
  };
}

function toPathModule(kept: ModuleKept): PathModule {
  const { blockType, title, description, minutes, points } = kept;
  const head = { id: kept.moduleId ?? 0, type: blockType, title, description, minutes, points };
  const teaches = (kept.teaches ?? []).flatMap((place) => toPlace(place) ?? []);
  const module = { ...head, isRequired: kept.isRequired !== false, teaches };
  if (blockType === 'reading') return { ...module, sections: (kept.sections ?? []).map(toSection) };
  if (blockType === 'quiz') return { ...module, questions: (kept.questions ?? []).map(toQuestion) };
  return { ...module, activities: (kept.activities ?? []).map(toActivity) };
}

const toSection = ({ title, content }: { title: string; content: RichText }) => ({
  title,
  content: lexicalToMarkdown(content),
});

function toQuestion({
  questionId,
  question,
  type,
  options,
  explanation,
  points,
  ...place
}: QuestionKept): PathQuestion {
  return {
    id: questionId ?? 0,
    question,
    type,
    explanation,
    points,
    from: toPlace(place),
    options: options.map(({ text, isRight, why }) => ({ text, isRight: Boolean(isRight), why })),
  };
}

function toPlace({ condition, section }: PlaceKept): Place | null {
  const conditionId = typeof condition === 'object' ? condition?.id : condition;
  return conditionId && section ? { conditionId, section } : null;
}

/** Removes the row ids and the empty values that the CMS adds. */
export function toActivity({ blockType, ...fields }: Record<string, unknown>): Activity {
  const activity: Record<string, unknown> = { kind: blockType, ...withoutRowIds(fields) };
  // An incomplete activity does not fit the schema, and is returned as it is.
  return activitySchema.safeParse(activity).data ?? (activity as Activity);
}

function withoutRowIds(fields: Record<string, unknown>): Record<string, unknown> {
  const { id: _id, blockName: _name, ...own } = fields;
  return Object.fromEntries(
    Object.entries(own)
      .filter(([name, value]) => name === 'next' || !isNothing(value))
      .map(([name, value]) => [
        name,
        Array.isArray(value)
          ? value.map((one) => (typeof one === 'object' ? withoutRowIds(one as Record<string, unknown>) : one))
          : value,
      ]),
  );
}

const isNothing = (value: unknown) => value === null || value === undefined || (Array.isArray(value) && !value.length);

/** Reverses `readPathDocument`. */
export function toPathRecord({ title, description, sources, modules }: PathDocument): Omit<PathRecord, 'id'> {
  return { title, description, sources, modules: modules.map(keptModule) };
}

function keptModule({ id, type, sections, questions, activities, teaches, ...head }: PathModule): ModuleKept {
  return {
    blockType: type,
    moduleId: id,
    ...head,
    teaches: teaches.map(keptPlace),
    ...(sections
      ? { sections: sections.map(({ title, content }) => ({ title, content: markdownToLexical(content) })) }
      : {}),
    ...(questions
      ? { questions: questions.map(({ id: questionId, from, ...own }) => ({ questionId, ...own, ...keptPlace(from) })) }
      : {}),
    ...(activities ? { activities: activities.map(({ kind, ...own }) => ({ blockType: kind, ...own })) } : {}),
  };
}

const keptPlace = (place: Place | null) => (place ? { condition: place.conditionId, section: place.section } : {});
