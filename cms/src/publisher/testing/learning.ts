import type { PathDocument, PathModule, PathTexts } from '@common-ground/api/contracts/learning/pathDocument.ts';

/** Returns a learning path with a reading module and maybe a quiz. Its titles begin with `word`. */
export function learningPath(id: number, word: string, { hasQuiz = true } = {}): PathDocument {
  const head = { description: `${word}: what there is.`, minutes: 5, points: 10, isRequired: true, teaches: [] };
  const reading: PathModule = {
    id: id * 10 + 1,
    type: 'reading',
    title: `${word} to read`,
    ...head,
    sections: [{ title: `${word} first`, content: `**${word}** and [more](/condition/1).` }],
  };
  const quiz: PathModule = {
    id: id * 10 + 2,
    type: 'quiz',
    title: `${word} to answer`,
    ...head,
    questions: [
      {
        id: id * 100 + 21,
        question: `${word}?`,
        type: 'true_false',
        explanation: 'So it is.',
        points: 5,
        from: null,
        options: [
          { text: `${word} yes`, isRight: true, why: 'It is.' },
          { text: `${word} no`, isRight: false, why: 'It is not.' },
        ],
      },
    ],
  };
  const modules = hasQuiz ? [reading, quiz] : [reading];
  return { id, title: `${word} path`, description: `${word}: what it is about.`, sources: [], modules };
}

/** Returns a whole translation of a path. */
export function createPathTexts(path: PathDocument, word: string): PathTexts {
  const titled = (at: number) => ({ title: `${word} ${at}`, description: `${word}.` });
  return {
    ...titled(0),
    modules: path.modules.map(({ sections, questions }, at) => ({
      ...titled(at + 1),
      ...(sections && { sections: sections.map(() => ({ title: word, content: word })) }),
      ...(questions && {
        questions: questions.map(({ options }) => ({
          question: `¿${word}?`,
          explanation: word,
          options: options.map((_, place) => ({ text: `${word} ${place}`, why: word })),
        })),
      }),
    })),
  };
}
