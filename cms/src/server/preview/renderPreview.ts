import { fillPath } from '@common-ground/api/contracts/client.ts';
import { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import { showPreview } from '@common-ground/api/contracts/learning/preview.ts';
import type { ContentSource } from '@common-ground/api/contracts/publishing/contentSource.ts';
import type { PathPreview, PreviewPlace } from '@common-ground/api/features/learning/previews.ts';
import { toStoredTexts } from '@common-ground/api/features/learning/queries/writePathTexts.ts';
import { findDatabase } from '@common-ground/api/platform/findDatabase.ts';
import { selectLanguages } from '@common-ground/api/platform/languages.ts';
import { learningModulePath, learningPathPath, loadRenderer, type Renderer } from '@common-ground/site/renderer';
import type { PayloadRequest } from 'payload';
import { toRecordAddress } from '../../desk/kit/addresses.ts';
import { toModulePage, toPathPage } from '../../publisher/learningPages.ts';
import { type LearningPathRow, selectLearningPaths } from '../../publisher/learningPathRows.ts';
import { ContentBatch } from '../../publisher/SqlContentSource.ts';
import { readProcessSettings } from '../settings.ts';

let loaded: Promise<Renderer> | undefined;

/** Returns null when the path has no such module, or when the language of the preview is not active. */
export async function renderPreview(
  preview: PathPreview,
  { collection, id, moduleId }: PreviewPlace,
  { payload }: PayloadRequest,
): Promise<string | null> {
  const { path, language } = preview;
  const sql = findDatabase(payload);
  const languages = await selectLanguages(sql);
  if (!languages.some(({ code }) => code === language)) return null;
  const { SITE_URL, CONTACT_EMAIL } = readProcessSettings();
  loaded ??= loadRenderer(undefined, { siteUrl: SITE_URL, contactEmail: CONTACT_EMAIL });
  const renderer = await loaded.catch((error) => {
    loaded = undefined;
    throw error;
  });
  const { source } = new ContentBatch(sql, languages).forPage();
  const open = await selectLearningPaths(sql, language);
  const home = learningPathPath(path.id, language);
  const { status, html } = await renderer.render(
    moduleId ? learningModulePath(moduleId, language) : home,
    withDraft(source, preview, open),
    {
      home,
      address: fillPath(showPreview(collection).path, { id }),
      back: toRecordAddress(collection, id),
      ...describeDraft(preview),
    },
  );
  return status === 200 ? html : null;
}

function describeDraft({ isDraft, isWhole, language }: PathPreview) {
  const whole = isWhole
    ? ''
    : ' This translation is not complete: learners would get the path in the default language.';
  return {
    title: isDraft ? 'Draft, not published' : 'Published version',
    text: `Nothing you do here is stored, and every module is open.${language === DEFAULT_LANGUAGE ? '' : whole}`,
  };
}

/** Returns the site's content with this saved path in it, as a publication of the path would write it. */
function withDraft(source: ContentSource, preview: PathPreview, open: LearningPathRow[]): ContentSource {
  const { path, language } = preview;
  const texts = toStoredTexts(path, preview.texts);
  const modules = path.modules.map(({ id, type, minutes, points, isRequired }) => ({
    id,
    type,
    points,
    isRequired,
    estimatedDuration: minutes,
  }));
  const row: LearningPathRow = {
    id: path.id,
    sources: path.sources,
    modules,
    language,
    texts,
    difficulty: preview.difficulty,
    edition: preview.edition,
    prerequisites: preview.prerequisiteIds,
    estimatedDuration: modules.reduce((sum, { estimatedDuration }) => sum + estimatedDuration, 0),
    points: path.modules
      .flatMap((module) => [module, ...(module.questions ?? [])])
      .reduce((sum, { points }) => sum + points, 0),
    translatedInto: [language],
    lastUpdated: new Date(preview.lastUpdated),
  };
  const unnoted = () => {};
  return {
    ...source,
    learningPath: async () => toPathPage(row, { language, all: open, note: unnoted }),
    learningModule: async (id) => {
      const module = modules.find((one) => one.id === id);
      const questions = path.modules.find((one) => one.id === id)?.questions ?? [];
      const holding = {
        content: texts.modules[id]?.content ?? '',
        questions: questions.flatMap(({ id: questionId, points }) => {
          const asked = texts.questions[questionId];
          return asked ? [{ id: questionId, points, question: asked.question, options: asked.options }] : [];
        }),
      };
      return module ? toModulePage(row, module, { holding, language, note: unnoted }) : null;
    },
  };
}
