import { CAPTIONS_LENGTH, findCaptionFault } from '@common-ground/api/contracts/learning/films.ts';
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest, UploadConfig } from 'payload';
import { editors, staff } from '../../access/rules.ts';
import { described } from '../../fields/described.ts';
import { rowsBy } from '../../fields/rowTitle.ts';
import { checkFilm, FILM_BYTES_SAID } from '../../films/checkFilm.ts';
import { filmAddress, filmsFolder, removeFilm, writeCaptions } from '../../films/filmFiles.ts';
import { type FilmStore, filmsOnDisk } from '../../films/filmStore.ts';
import { refuseDeletionOfUsedFilm } from '../../films/refuseDeletionOfUsedFilm.ts';
import { defineCollection } from '../defineCollection.ts';

type Row = { language: number | { id: number }; text: string };
type Saved = { filename: string; captions?: Row[] };
type Folder = { upload: { staticDir?: string } | boolean };

/** Returns the store of the configuration, or the folder of the collection. */
function findFilmStore({ payload }: PayloadRequest, { upload }: Folder): FilmStore {
  const folder = (typeof upload === 'object' ? upload.staticDir : undefined) ?? filmsFolder();
  return payload.config.custom.films ?? filmsOnDisk(folder);
}
const readLanguageId = ({ language }: Row) => (typeof language === 'object' ? language?.id : language);

const storeFilm: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  const store = findFilmStore(req, collection);
  const { filename, captions = [] } = doc as Saved;
  if (operation === 'create' && req.file && !store.isPayloads) await store.put(filename, req.file);
  const { docs } = await req.payload.find({ collection: 'languages', pagination: false, depth: 0, req });
  const findLanguageCode = (row: Row) => docs.find(({ id }) => id === readLanguageId(row))?.code ?? '';
  const all = captions.map((row) => ({ language: findLanguageCode(row), text: row.text }));
  await writeCaptions(store, filename, all);
  return doc;
};

const deleteFilm: CollectionAfterDeleteHook = ({ collection, doc, req }) =>
  removeFilm(findFilmStore(req, collection), (doc as Saved).filename);

/** With films in a bucket, the file of a record is at its public address. */
const leadToFilm: NonNullable<UploadConfig['handlers']>[number] = (_, { params }) =>
  new Response(null, { status: 302, headers: { location: filmAddress(params.filename) } });
const IN_BUCKET = { disableLocalStorage: true, handlers: [leadToFilm] };

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
    ...(process.env.STORAGE === 's3' ? IN_BUCKET : {}),
    mimeTypes: ['video/mp4', 'video/webm'],
    hideRemoveFile: true,
    bulkUpload: false,
    crop: false,
    focalPoint: false,
    pasteURL: false,
  },
  hooks: {
    beforeOperation: [checkFilm],
    afterChange: [storeFilm],
    beforeDelete: [refuseDeletionOfUsedFilm],
    afterDelete: [deleteFilm],
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
