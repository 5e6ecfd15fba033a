import type { ContentSource } from '@common-ground/api/contracts/publishing/contentSource.ts';
import { loadRenderer } from '../../renderer.ts';
import { FixtureContentSource } from '../content/FixtureContentSource.ts';
import { BUILT_SITE } from './builtSite.ts';

export const SITE = 'https://example.org';
export const content = new FixtureContentSource();
export const renderer = await loadRenderer(BUILT_SITE, { siteUrl: `${SITE}/` });

/** A page of the fixture content, or of another. */
export const render = (path: string, source: ContentSource = content) => renderer.render(path, source);
