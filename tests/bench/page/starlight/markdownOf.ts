import { condition as words } from '@common-ground/api/contracts/wording/en.ts';
import type { ConditionSeed } from '@common-ground/content-seed/src/schema.ts';

/** What a condition's page says, as a page of Starlight: the same sections with the same headings. */
export function markdownOf(condition: ConditionSeed): string {
  const { name, summary, aliases, overview, symptoms, causes, treatments, tags, resources, sources } = condition;
  return [
    `---\ntitle: ${JSON.stringify(name)}\ndescription: ${JSON.stringify(summary)}\n---`,
    summary,
    `## ${words.quickFacts}`,
    list([`${words.aliases}: ${aliases.join(', ')}`, `${words.factReview}: ${words.notReviewed}`]),
    `## ${words.overview}`,
    overview,
    `## ${words.symptomsEffects}`,
    `### ${words.symptoms}`,
    list(symptoms),
    `### ${words.causes}`,
    list(causes),
    `## ${words.treatments}`,
    list(treatments),
    `## ${words.tags}`,
    list(tags),
    `## ${words.sources}`,
    list(
      sources.map(({ title, url, publisher, year }) => `[${title}](${url}), ${publisher}${year ? `, ${year}` : ''}`),
    ),
    `## ${words.peopleTitle}`,
    words.notReviewedText,
    `## ${words.resources}`,
    list(resources.map(({ title, url }) => `[${title}](${url})`)),
    '',
  ].join('\n\n');
}

function list(items: string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}
