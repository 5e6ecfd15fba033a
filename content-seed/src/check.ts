import { TRANSLATION_CODES } from '@common-ground/api/contracts/languages.ts';
import { readSeedContent, SeedContentError } from './read.ts';
import { readTopics } from './seedTopics.ts';

/** `pnpm content:check` reads all seed content and prints its counts, or its problems. */
try {
  const { categories, conditions, pages, paths, achievements, chatAnswers, healthcare, searchTerms } =
    readSeedContent();
  const whole = (language: string) =>
    conditions.filter(({ translations }) => 'overview' in (translations[language] ?? {})).length;
  const any = (language: string) => conditions.filter(({ translations }) => translations[language]).length;
  const translated = (language: string) => pages.filter(({ translations }) => translations[language]).length;
  console.log(`${categories.length} categories, ${conditions.length} conditions, ${pages.length} pages about the site`);
  const questions = paths
    .flatMap(({ source }) => source.modules)
    .flatMap((module) => (module.type === 'quiz' ? module.questions : []));
  console.log(`${paths.length} learning paths, ${questions.length} questions, ${achievements.length} achievements`);
  const samples = healthcare.reduce((sum, { source }) => sum + source.records.length, 0);
  console.log(`${samples} sample records of the healthcare portal`);
  console.log(`${chatAnswers.length} answers of the chat assistant`);
  const terms = Object.values(searchTerms).flatMap((byCondition) => Object.values(byCondition).flat());
  console.log(`${terms.length} search terms`);
  console.log(`${readTopics().length} topics of the forum`);
  const learnable = (language: string) => paths.filter(({ translations }) => translations[language]).length;
  for (const language of TRANSLATION_CODES)
    console.log(
      `${language}: ${any(language)} names, ${whole(language)} whole, ${translated(language)} pages, ${learnable(language)} paths`,
    );
} catch (error) {
  if (!(error instanceof SeedContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
