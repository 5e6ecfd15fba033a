import type { Source, TaughtSection } from '../encyclopedia/fields.ts';
import type { Activity } from './activities.ts';
import type { ModuleType } from './learning.ts';
import type { Section } from './moduleContent.ts';
import type { QUESTION_TYPES } from './quiz.ts';

/** Learning path in seed files, editor and publication. In its Markdown a link to a condition is `/condition/ID`. */
export type PathDocument = {
  id: number;
  sources: Source[];
  modules: PathModule[];
} & Titled;

type Titled = { title: string; description: string };

export type Place = { conditionId: number; section: TaughtSection };

export type PathModule = Titled & {
  /** Assigned once and never changed, like the ids of questions. */
  id: number;
  /** Decides which list a module has: `sections` for reading, `questions` for a quiz, `activities` otherwise. */
  type: ModuleType;
  minutes: number;
  points: number;
  isRequired: boolean;
  /** Sections of condition pages. When one of them changes, the module must be checked again. */
  teaches: Place[];
  sections?: Section[] | undefined;
  activities?: Activity[] | undefined;
  questions?: PathQuestion[] | undefined;
};

export type PathQuestion = {
  id: number;
  question: string;
  type: (typeof QUESTION_TYPES)[number];
  options: { text: string; isRight: boolean; why: string }[];
  explanation: string;
  points: number;
  /** Section of a condition page that gives the answer; null when there is none. */
  from: Place | null;
};

export type PathTexts = Titled & { modules: ModuleTexts[] };
export type ModuleTexts = Titled & {
  sections?: Section[] | undefined;
  activities?: Activity[] | undefined;
  questions?: QuestionTexts[] | undefined;
};
export type QuestionTexts = {
  question: string;
  options: { text: string; why: string }[];
  explanation: string;
};

type Written = Titled & { modules: (ModuleTexts & { type: ModuleType })[] };

export function toPathTexts({ title, description, modules }: Written): PathTexts {
  return { title, description, modules: modules.map(textsOfModule) };
}

function textsOfModule({ type, title, description, ...holds }: Written['modules'][number]): ModuleTexts {
  if (type === 'reading') return { title, description, sections: holds.sections ?? [] };
  if (type !== 'quiz') return { title, description, activities: holds.activities ?? [] };
  const questions = (holds.questions ?? []).map(({ question, options, explanation }) => ({
    question,
    options: options.map(({ text, why }) => ({ text, why })),
    explanation,
  }));
  return { title, description, questions };
}

/** Returns where the form of a translation differs from its source; empty when the translation is complete. */
export function findFormFaults(source: PathTexts, translation: PathTexts): string[] {
  if (source.modules.length !== translation.modules.length)
    return [`modules: ${translation.modules.length}, and the source has ${source.modules.length}`];
  const missing = (['title', 'description'] as const).filter((name) => !translation[name].trim());
  const faults = source.modules.flatMap((module, at) => faultsOfModule(module, translation.modules[at], at));
  return [...missing.map((name) => `${name}: is missing`), ...faults];
}

function faultsOfModule(source: ModuleTexts, translation: ModuleTexts | undefined, at: number): string[] {
  const [own, other] = [given(source), given(translation ?? {})];
  const faults = Object.keys(own).filter((name) => serializeForm(own[name]) !== serializeForm(other[name]));
  const more = Object.keys(other).filter((name) => !(name in own));
  return [
    ...faults.map((name) => `modules.${at}.${name}: has other entries than the source`),
    ...more.map((name) => `modules.${at}.${name}: the source has none`),
  ];
}

function given(record: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}

/** Returns the same text for values with the same entries in the same places, whatever their wording. */
function serializeForm(value: unknown): string {
  return JSON.stringify(reduced(value)) ?? '';
}

function reduced(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reduced);
  if (typeof value === 'object' && value !== null)
    return Object.entries(given(value))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => [name, name === 'kind' || name === 'figure' ? one : reduced(one)]);
  return typeof value === 'string' ? Boolean(value.trim()) : value;
}
