import type { ModuleContent } from '@common-ground/api/contracts/learning/moduleContent.ts';
import type {
  ContentSource,
  LearningPathOutline,
  LearningPathPage,
  ModuleOutline,
} from '@common-ground/api/contracts/publishing/contentSource.ts';
import { sampleActivities } from '../../screens/learning/activities/testing/sampleActivities.ts';
import { type Translated, toPassage } from './translated.ts';

type ModuleTexts = {
  title: string;
  description: string;
  content?: Partial<ModuleContent>;
  questions?: { question: string; options: string[] }[];
};
type PathTexts = { title: string; description: string; modules: ModuleTexts[] };
type SamplePath = Pick<LearningPathOutline, 'id' | 'difficulty' | 'estimatedDuration' | 'prerequisiteIds'> & {
  modules: Omit<ModuleOutline, 'title'>[];
  texts: Translated<PathTexts>;
};

function createSection(title: string, content: string): Partial<ModuleContent> {
  return { sections: [{ title, content }] };
}

const english: PathTexts = {
  title: 'Reading a condition page',
  description: 'What each part of a page tells you.',
  modules: [
    {
      title: 'What stands where',
      description: 'The parts of a page.',
      content: createSection('Quick Facts first', 'A page begins with **Quick Facts**.\n\nSee [one](/condition/1).'),
    },
    {
      title: 'One door, three views',
      description: 'A short narrated scene.',
      content: {
        activities: [
          {
            kind: 'scene',
            title: 'A heavy door',
            description: 'Three people speak of one door.',
            frames: ['A woman comes to a library.', 'The third asks what she is owed.'].map((say) => ({
              say,
              figure: 'person',
            })),
          },
        ],
      },
    },
    { title: 'Try it yourself', description: 'Find what fits.', content: { activities: sampleActivities } },
    {
      title: 'What you now know',
      description: 'Two questions.',
      questions: [
        {
          question: 'Where does a page say who reviewed it?',
          options: ['In Quick Facts', 'In the footer', 'Nowhere'],
        },
        { question: 'A page can replace a diagnosis.', options: ['True', 'False'] },
      ],
    },
  ],
};

const spanish: PathTexts = {
  ...english,
  title: 'Leer la página de una condición',
  modules: english.modules.with(0, {
    title: 'Qué está dónde',
    description: 'Las partes de una página.',
    content: createSection('Primero los datos rápidos', 'Los **datos rápidos**.\n\nMira [una](/condition/1).'),
  }),
};

/** A path in three languages with modules of every type, and an English one with hostile texts and empty modules. */
const paths: SamplePath[] = [
  {
    id: 1,
    difficulty: 'beginner',
    estimatedDuration: 25,
    prerequisiteIds: [],
    modules: [
      { id: 11, type: 'reading', estimatedDuration: 6, points: 10, isRequired: true },
      { id: 12, type: 'video', estimatedDuration: 4, points: 10, isRequired: true },
      { id: 13, type: 'interactive', estimatedDuration: 10, points: 15, isRequired: true },
      { id: 14, type: 'quiz', estimatedDuration: 5, points: 20, isRequired: true },
    ],
    texts: { en: english, es: spanish, ar: { ...english, title: 'قراءة صفحة حالة' } },
  },
  {
    id: 2,
    difficulty: 'advanced',
    estimatedDuration: 1,
    prerequisiteIds: [1],
    modules: [
      { id: 21, type: 'reading', estimatedDuration: 1, points: 10, isRequired: true },
      { id: 22, type: 'interactive', estimatedDuration: 1, points: 10, isRequired: false },
      { id: 23, type: 'quiz', estimatedDuration: 1, points: 1, isRequired: true },
      { id: 24, type: 'video', estimatedDuration: 1, points: 10, isRequired: true },
    ],
    texts: {
      en: {
        title: 'Words & <b>people</b>',
        description: 'How communities speak of themselves.',
        modules: [
          {
            title: 'Names <script>alert(1)</script>',
            description: 'Who says what of whom.',
            content: createSection('Content', 'No <b>JSON</b> & one section.\n\n[A page](/condition/1)'),
          },
          { title: 'Something to do', description: 'Nothing is here yet.' },
          { title: 'Questions', description: 'None has been asked yet.' },
          { title: 'Something to watch', description: 'Nothing is here yet.' },
        ],
      },
    },
  },
];

export const sampleLearning = {
  async learningPaths(language) {
    return paths.map((path) => createOutline(path, language));
  },
  async learningPath(id, language) {
    return findPathPage(id, language);
  },
  async learningModule(id, language) {
    const found = paths.find(({ modules }) => modules.some((module) => module.id === id));
    const page = found && findPathPage(found.id, language);
    const at = page?.modules.findIndex((module) => module.id === id) ?? -1;
    const module = page?.modules[at];
    if (!found || !module) return null;
    const { value, language: shown } = toPassage(found.texts, language);
    const { content, questions = [] } = value.modules[at] ?? {};
    return {
      ...module,
      path: createOutline(found, language),
      content: { value: { sections: [], activities: [], ...content }, language: shown },
      questions: {
        value: questions.map((question, place) => ({ id: id * 10 + place, points: 5, ...question })),
        language: shown,
      },
      translatedInto: page.translatedInto,
    };
  },
  async pathRatings() {
    return { average: null, count: 0, helpful: 0, newest: [] };
  },
} satisfies Partial<ContentSource>;

function createOutline({ texts, ...path }: SamplePath, language: string): LearningPathOutline {
  const { value, language: shown } = toPassage(texts, language);
  return {
    ...path,
    title: { value: value.title, language: shown },
    description: { value: value.description, language: shown },
    modules: path.modules.map((module, at) => ({
      ...module,
      title: { value: value.modules[at]?.title ?? '', language: shown },
    })),
    translatedInto: Object.keys(texts),
  };
}

function findPathPage(id: number, language: string): LearningPathPage | null {
  const found = paths.find((path) => path.id === id);
  if (!found) return null;
  const { value, language: shown } = toPassage(found.texts, language);
  const outline = createOutline(found, language);
  return {
    ...outline,
    edition: 1,
    points: found.modules.reduce((sum, { points }) => sum + points, 0),
    sources: [],
    lastUpdated: '2026-11-12T09:30:00.000Z',
    prerequisites: paths
      .filter((path) => found.prerequisiteIds.includes(path.id))
      .map((path) => ({ id: path.id, title: createOutline(path, language).title })),
    modules: outline.modules.map((module, at) => ({
      ...module,
      description: { value: value.modules[at]?.description ?? '', language: shown },
    })),
  };
}
