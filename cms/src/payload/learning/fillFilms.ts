import { findPermit } from '@common-ground/api/features/contributions/publishPermit.ts';
import { findRequestConnection } from '@common-ground/api/platform/findDatabase.ts';
import { defineStatement, json, selectRows } from '@common-ground/api/platform/statement.ts';
import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import { z } from 'zod';
import { captionsName, filmAddress } from '../films/filmFiles.ts';
import type { ModuleKept } from './pathRecord.ts';

type Shown = { blockType: string; film?: number | { id: number } | null; file?: string | null; captions?: unknown };

const FILMS = defineStatement({
  name: 'films-shown',
  row: { id: z.number(), filename: z.string(), captions: json<{ language: string; text: string }[]>() },
  text: `SELECT f.id, f.filename,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('language', l.code, 'text', c.text) ORDER BY c._order), '[]')
            FROM films_captions c JOIN languages l ON l.id = c.language_id WHERE c._parent_id = f.id) AS captions
         FROM films f WHERE f.id = ANY ($1)`,
});

/** Writes the addresses of film and captions into the draft, so that its review publishes the same files. */
export const fillFilms: CollectionBeforeChangeHook = async ({ data, req }) => {
  const modules = (data.modules ?? []) as ModuleKept[];
  const shown = modules.flatMap(({ activities }) => (activities ?? []) as Shown[]).filter(isFilm);
  if (shown.length === 0 || findPermit(req.context)) return data;
  const films = await selectRows(await findRequestConnection(req), FILMS, [
    shown.map(readFilmId).filter(Number.isInteger),
  ]);
  for (const activity of shown) {
    const film = films.find(({ id }) => id === readFilmId(activity));
    if (!film) throw new ValidationError({ errors: [{ path: 'modules', message: NO_FILM }], req });
    activity.file = filmAddress(film.filename);
    activity.captions = film.captions.map((captions) => ({
      language: captions.language,
      file: filmAddress(captionsName(film.filename, captions)),
    }));
  }
  return data;
};

const NO_FILM = 'A film activity refers to a film that does not exist any more. Choose another one.';
const isFilm = ({ blockType }: Shown) => blockType === 'film';
const readFilmId = ({ film }: Shown) => (typeof film === 'object' ? film?.id : film) ?? 0;
