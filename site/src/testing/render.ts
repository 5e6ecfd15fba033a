import type { ContentSource } from '@common-ground/api/contracts/publishing/contentSource.ts';
import { loadRenderer } from '../../renderer.ts';
import { BUILT_SITE } from './builtSite.ts';
import { sampleContent } from './sample/sampleContent.ts';

export const SITE = 'https://example.org';
export const content = sampleContent();
export const renderer = await loadRenderer(BUILT_SITE, { siteUrl: `${SITE}/` });

export const render = (path: string, source: ContentSource = content) => renderer.render(path, source);
