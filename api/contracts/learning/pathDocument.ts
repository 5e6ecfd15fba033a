import type { Source } from '../encyclopedia/fields.ts';
import type { Activity } from './activities.ts';
import type { ModuleType } from './learning.ts';
import type { Section } from './moduleContent.ts';
import type { QUESTION_TYPES } from './quiz.ts';

/**
 * A learning path in plain form, whole: what seed files hold, what editors write, and what publication puts before
 * learners. The texts of sections are Markdown, in which a condition is `/condition/ID`.
 */
export type PathDocument = {
  id: number;
  sources: Source[];
  modules: PathModule[];
} & Titled;

type Titled = { title: string; description: string };

/** A section of a page of the encyclopedia. */
export type Place = { conditionId: number; section: PlaceSection };
export const PLACE_SECTIONS = ['overview', 'symptoms', 'causes', 'treatments'] as const;
export type PlaceSection = (typeof PLACE_SECTIONS)[number];

export type PathModule = Titled & {
  /** Given once and never changed, as those of questions are. */
  id: number;
  type: ModuleType;
  minutes: number;
  points: number;
  isRequired: boolean;
  /** What of the encyclopedia it teaches: when that changes, the module is looked at again. */
  teaches: Place[];
  /** Of a reading module. */
  sections?: Section[] | undefined;
  /** Of one to do or to watch. */
  activities?: Activity[] | undefined;
  /** Of a quiz. */
  questions?: PathQuestion[] | undefined;
};

export type PathQuestion = {
  id: number;
  question: string;
  type: (typeof QUESTION_TYPES)[number];
  /** With why each is wrong, or right. */
  options: { text: string; isRight: boolean; why: string }[];
  explanation: string;
  points: number;
  /** Where the encyclopedia says it. */
  from: Place | null;
};

/** What is translated, module by module. */
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

/** The texts of a path alone. */
export function textsOfPath({ title, description, modules }: Written): PathTexts {
  return { title, description, modules: modules.map(textsOfModule) };
}

/** What a module of this type holds is there, if empty; what one of another type holds is not. */
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

/** Where a translation has another form than its source, in words; nowhere, where it is whole. */
export function formFaults(source: PathTexts, translation: PathTexts): string[] {
  if (source.modules.length !== translation.modules.length)
    return [`modules: ${translation.modules.length}, and the source has ${source.modules.length}`];
  const missing = (['title', 'description'] as const).filter((name) => !translation[name].trim());
  const faults = source.modules.flatMap((module, at) => faultsOfModule(module, translation.modules[at], at));
  return [...missing.map((name) => `${name}: is missing`), ...faults];
}

function faultsOfModule(source: ModuleTexts, translation: ModuleTexts | undefined, at: number): string[] {
  const [own, other] = [given(source), given(translation ?? {})];
  const faults = Object.keys(own).filter((name) => formOf(own[name]) !== formOf(other[name]));
  const more = Object.keys(other).filter((name) => !(name in own));
  return [
    ...faults.map((name) => `modules.${at}.${name}: has other entries than the source`),
    ...more.map((name) => `modules.${at}.${name}: the source has none`),
  ];
}

function given(record: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}

/** Texts that differ and everything else that does not: two of the same form have the same entries in the same places. */
function formOf(value: unknown): string {
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
