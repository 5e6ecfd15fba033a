import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Previews } from '@common-ground/api/features/learning/previews.ts';
import { readPreview } from '../../payload/learning/readPreview.ts';
import type { renderPreview } from './renderPreview.ts';

/**
 * Node itself loads the renderer when a draft is first viewed, because Next would bundle it into the CMS.
 * @param cmsFolder folder of the workspace `cms`, which code bundled by Next cannot derive from its own place
 */
export function createPreviews(cmsFolder: string): Previews {
  const file = path.join(cmsFolder, 'src/server/preview/renderPreview.ts');
  return {
    read: readPreview,
    async render(...given) {
      const module = await import(/* turbopackIgnore: true */ /* @vite-ignore */ pathToFileURL(file).href);
      return (module.renderPreview as typeof renderPreview)(...given);
    },
  };
}
