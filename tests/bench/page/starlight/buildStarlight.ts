import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSeedContent } from '@common-ground/content-seed/src/read.ts';
import { runProgram } from '../../stage/runProgram.ts';
import { markdownOf } from './markdownOf.ts';

/** @param outDir where its pages go */
type StarlightSite = { tools: string; outDir: string; conditionId: number; site: string };

/**
 * Builds a Starlight site of one condition, which leaves its menu as short as can be.
 * @returns the page's path
 */
export async function buildStarlight({ tools, outDir, conditionId, site }: StarlightSite): Promise<string> {
  const condition = readSeedContent().conditions.find(({ source }) => source.id === conditionId);
  if (!condition) throw new Error(`The seed content has no condition ${conditionId}`);
  const docs = path.join(tools, 'src/content/docs');
  mkdirSync(docs, { recursive: true });
  writeFileSync(path.join(docs, 'condition.md'), markdownOf(condition.source));
  await runProgram(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: tools,
    env: { NODE_ENV: 'production', STARLIGHT_SITE: site, STARLIGHT_OUT_DIR: outDir },
  });
  return '/condition';
}
