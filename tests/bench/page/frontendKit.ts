import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compress } from './costsOf.ts';
import type { Tools } from './Tools.ts';

/** The NHS front-end kit as it is published, compressed as our pages are: what its pages load besides their content. */
export function measureFrontendKit(tools: Tools): { version: string; css: number; js: number } {
  const folder = tools.path('nhsuk-frontend');
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const built = path.join(folder, 'dist/nhsuk');
  const sizeOf = (ending: string) => {
    const file = `nhsuk-frontend-${version}.min.${ending}`;
    if (!readdirSync(built).includes(file)) throw new Error(`nhsuk-frontend ${version} has no ${file}`);
    return compress(readFileSync(path.join(built, file)));
  };
  return { version, css: sizeOf('css'), js: sizeOf('js') };
}
