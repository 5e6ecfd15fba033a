import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Previews } from '@common-ground/api/features/learning/previews.ts';
import { readPreview } from '../../payload/learning/readPreview.ts';
import type { renderPreview } from './renderPreview.ts';

/**
 * Drafts as the site's own renderer draws them. It is read when somebody first looks at a draft, by Node itself: Next would
 * make the renderer a part of the CMS.
 * @param cmsFolder where this workspace stands, which what Next bundles does not know
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
