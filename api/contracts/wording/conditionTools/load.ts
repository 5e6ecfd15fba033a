import type { ConditionToolsWords } from './en.ts';

const FILES: Record<string, () => Promise<{ conditionTools: ConditionToolsWords }>> = {
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  ar: () => import('./ar.ts'),
};

/** The words of one language, fetched alone. */
export async function loadConditionToolsWords(language: string): Promise<ConditionToolsWords> {
  const load = (Object.hasOwn(FILES, language) && FILES[language]) || (() => import('./en.ts'));
  return (await load()).conditionTools;
}
