import { conditionPath, notFoundPath, type Route } from '@common-ground/site/renderer';
import { HtmlValidate } from 'html-validate';
import { expect, it } from 'vitest';
import { servedSite, toRoute } from './support/servedSite.ts';

const site = await servedSite();

/** Checks the rules of the HTML standard, except those on the spelling of attributes, which React decides. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'void-style': 'off',
    'valid-id': ['error', { relaxed: true }],
  },
});

for (const language of ['en', 'ar']) {
  it(`a page of each kind in ${language} is valid HTML`, async () => {
    const problems: string[] = [];
    for (const path of await oneOfEachKind(language)) {
      const { results } = await validator.validateString(await (await site.get(path)).text());
      for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
        problems.push(`${path}: ${message} (${ruleId}, ${selector})`);
    }
    expect(problems).toEqual([]);
  });
}

/** Returns a path of each kind of page. Condition 36 is translated in part, so it has passages in another language. */
async function oneOfEachKind(language: string): Promise<string[]> {
  const kinds = new Map<string, string>();
  const toKind = (route: Route) => ('slug' in route ? route.slug : route.screen);
  for (const path of await site.everyPath()) {
    const route = toRoute(path);
    if (route.language === language && !kinds.has(toKind(route))) kinds.set(toKind(route), path);
  }
  return [...kinds.values(), conditionPath(36, language), notFoundPath(language, 'condition')];
}
