import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { condition as words } from '@common-ground/api/contracts/wording/en/index.ts';
import { readSeedContent } from '@common-ground/content-seed/src/read.ts';
import type { ConditionSeed } from '@common-ground/content-seed/src/schema.ts';
import { runProgram } from '../stage/runProgram.ts';

type StarlightSite = { tools: string; outDir: string; conditionId: number; site: string };

/** Builds a Starlight site of one condition, with the shortest possible menu. Returns the page's path. */
export async function buildStarlight({ tools, outDir, conditionId, site }: StarlightSite): Promise<string> {
  const condition = readSeedContent().conditions.find(({ source }) => source.id === conditionId);
  if (!condition) throw new Error(`The seed content has no condition ${conditionId}`);
  const docs = path.join(tools, 'src/content/docs');
  mkdirSync(docs, { recursive: true });
  writeFileSync(path.join(docs, 'condition.md'), toMarkdown(condition.source));
  await runProgram(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: tools,
    env: { NODE_ENV: 'production', STARLIGHT_SITE: site, STARLIGHT_OUT_DIR: outDir },
  });
  return '/condition';
}

export function toMarkdown(condition: ConditionSeed): string {
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
