import type { PayloadRequest } from 'payload';
import type { PathDocument, PathTexts } from '../../contracts/learning/pathDocument.ts';
import type { Previewed } from '../../contracts/learning/preview.ts';
import type { LearningPathPage } from '../../contracts/publishing/contentSource.ts';

/** A saved draft in plain form. */
export type PathPreview = Pick<LearningPathPage, 'difficulty' | 'edition' | 'prerequisiteIds' | 'lastUpdated'> & {
  path: PathDocument;
  /** Code of the language that its texts are in. */
  language: string;
  texts: PathTexts;
  /** Else learners have it so. */
  isDraft: boolean;
  /** A translation that is not whole is shown as far as it is. */
  isWhole: boolean;
};

export type PreviewPlace = { collection: Previewed; id: number; moduleId: number | undefined };

export type Previews = {
  /** The newest draft, or else what is published; null where there is none. */
  read(of: Omit<PreviewPlace, 'moduleId'>, request: PayloadRequest): Promise<PathPreview | null>;
  /** HTML of the site's own renderer; null where the path has no such module. */
  render(preview: PathPreview, place: PreviewPlace, request: PayloadRequest): Promise<string | null>;
};

/** How drafts are read and drawn, which payload.config.ts hands in as `custom.previews`. */
export function previewsOf({ payload }: PayloadRequest): Previews {
  return payload.config.custom.previews;
}
