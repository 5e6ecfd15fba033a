import { TRANSLATION_CODES } from '@common-ground/api/contracts/languages.ts';
import { content, render } from '../../testing/render.ts';
import { samplePagePaths } from '../../testing/sample/samplePaths.ts';

export async function findDrawnIslands(): Promise<Map<string, { path: string; html: string }>> {
  const found = new Map<string, { path: string; html: string }>();
  for (const path of await samplePagePaths(content)) {
    if ((TRANSLATION_CODES as string[]).includes(path.split('/')[1] ?? '')) continue;
    for (const [island] of (await render(path)).html.matchAll(/<astro-island .*?<\/astro-island>/gs)) {
      const name = /component-url="[^"]*\/(\w+)\.island\./.exec(island)?.[1] ?? '';
      if (!found.has(name)) found.set(name, { path, html: island });
    }
  }
  return found;
}
