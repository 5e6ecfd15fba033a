import { CAPTIONS_LENGTH, findCaptionFault } from '@common-ground/api/contracts/learning/films.ts';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { editors, staff } from '../../access/rules.ts';
import { described } from '../../fields/described.ts';
import { rowsBy } from '../../fields/rowTitle.ts';
import { checkFilm, FILM_BYTES_SAID } from '../../films/checkFilm.ts';
import { filmsFolder, removeCaptions, writeCaptions } from '../../films/filmFiles.ts';
import { refuseDeletionOfUsedFilm } from '../../films/refuseDeletionOfUsedFilm.ts';
import { defineCollection } from '../defineCollection.ts';

type Row = { language: number | { id: number }; text: string };
type Saved = { filename: string; captions?: Row[] };
type Folder = { upload: { staticDir?: string } | boolean };

const findUploadFolder = ({ upload }: Folder) =>
  (typeof upload === 'object' ? upload.staticDir : undefined) ?? filmsFolder();
const readLanguageId = ({ language }: Row) => (typeof language === 'object' ? language?.id : language);

const giveCaptions: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const { filename, captions = [] } = doc as Saved;
  const { docs } = await req.payload.find({ collection: 'languages', pagination: false, depth: 0, req });
  const findLanguageCode = (row: Row) => docs.find(({ id }) => id === readLanguageId(row))?.code ?? '';
  const all = captions.map((row) => ({ language: findLanguageCode(row), text: row.text }));
  await writeCaptions(findUploadFolder(collection), filename, all);
  return doc;
};

const takeCaptionsAway: CollectionAfterDeleteHook = ({ collection, doc }) =>
  removeCaptions(findUploadFolder(collection), (doc as Saved).filename);

/** Films have random addresses, to which learners get links with the published path. */
export const Films = defineCollection({
  slug: 'films',
  group: 'Learning',
  description: `Films for video modules: MP4 or WebM, at most ${FILM_BYTES_SAID}, each with captions. A film stays as it was given: another one is another film.`,
  title: 'title',
  columns: ['title', 'mimeType', 'filesize', 'updatedAt'],
  access: { create: editors, read: staff, update: editors, delete: editors },
  upload: {
    staticDir: filmsFolder(),
    mimeTypes: ['video/mp4', 'video/webm'],
    hideRemoveFile: true,
    bulkUpload: false,
    crop: false,
    focalPoint: false,
    pasteURL: false,
  },
  hooks: {
    beforeOperation: [checkFilm],
    afterChange: [giveCaptions],
    beforeDelete: [refuseDeletionOfUsedFilm],
    afterDelete: [takeCaptionsAway],
  },
  fields: [
    described({ name: 'title', type: 'text', required: true, maxLength: 120 }, 'By which editors find it.'),
    described(
      {
        name: 'captions',
        type: 'array',
        required: true,
        minRows: 1,
        maxRows: 20,
        admin: rowsBy('Captions', []),
        defaultValue: [{}],
        labels: { singular: 'Captions', plural: 'Captions' },
        fields: [
          { name: 'language', type: 'relationship', relationTo: 'languages', required: true },
          {
            name: 'text',
            type: 'textarea',
            required: true,
            maxLength: CAPTIONS_LENGTH,
            validate: (text: unknown) => findCaptionFault(typeof text === 'string' ? text : '') ?? true,
            admin: {
              rows: 10,
              description: 'WebVTT: all that is said and heard, with times.',
              components: { afterInput: ['/src/desk/learning/CaptionsFile.tsx#CaptionsFile'] },
            },
          },
        ],
        validate: (rows: unknown) =>
          areOfDifferentLanguages(rows) || 'Captions in at least one language, each language once',
      },
      'One entry for each language with captions. Learners get changed ones when the path is saved and published again.',
    ),
  ],
});

function areOfDifferentLanguages(rows: unknown): boolean {
  const languages = (Array.isArray(rows) ? (rows as Row[]) : []).map(readLanguageId);
  return languages.length > 0 && new Set(languages).size === languages.length;
}
