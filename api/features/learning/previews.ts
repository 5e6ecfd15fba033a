import type { PayloadRequest } from 'payload';
import type { PathDocument, PathTexts } from '../../contracts/learning/pathDocument.ts';
import type { Previewed } from '../../contracts/learning/preview.ts';
import type { LearningPathPage } from '../../contracts/publishing/contentSource.ts';

export type PathPreview = Pick<LearningPathPage, 'difficulty' | 'edition' | 'prerequisiteIds' | 'lastUpdated'> & {
  path: PathDocument;
  language: string;
  texts: PathTexts;
  isDraft: boolean;
  /** False for a translation that lacks entries of its source; the preview then shows the existing ones. */
  isWhole: boolean;
};

export type PreviewPlace = { collection: Previewed; id: number; moduleId: number | undefined };

export type Previews = {
  /** Returns the newest draft, else the published record; null when there is none that the user may read. */
  read(of: Omit<PreviewPlace, 'moduleId'>, request: PayloadRequest): Promise<PathPreview | null>;
  /** Returns HTML of the site's renderer; null when the module is missing, or the language has no pages. */
  render(preview: PathPreview, place: PreviewPlace, request: PayloadRequest): Promise<string | null>;
};

export function readPreviews({ payload }: PayloadRequest): Previews {
  return payload.config.custom.previews;
}
