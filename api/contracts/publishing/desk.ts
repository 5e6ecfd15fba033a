import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParameter } from '../parameters.ts';
import { publisherStateSchema } from './publisherState.ts';
import { publicationSchema, recordStateSchema, VIEWABLE } from './recordState.ts';

/** The screens of the CMS reach the publisher, which is another process, only through the database. */
const DESK = { tag: 'Desk' };

export const getPublisher = defineCall({
  ...DESK,
  name: 'getPublisher',
  method: 'GET',
  path: '/cms/api/publisher/state',
  summary: 'state of the publisher',
  output: publisherStateSchema,
});

export const getRecordState = defineCall({
  ...DESK,
  name: 'getRecordState',
  method: 'GET',
  path: '/cms/api/publisher/records/{collection}/{id}',
  summary: 'whether the last published change of a record is on its page',
  params: z.object({ collection: z.enum(VIEWABLE), id: idParameter }),
  output: recordStateSchema,
  missing: 'The requested resource was not found.',
});

export const getPublication = defineCall({
  ...DESK,
  name: 'getPublication',
  method: 'GET',
  path: '/cms/api/publisher/contributions/{id}',
  summary: 'whether the publication of a contribution is on its page, and since when',
  params: z.object({ id: idParameter }),
  output: publicationSchema,
  missing: 'The requested resource was not found.',
});

export const retryPublishing = defineCall({
  ...DESK,
  name: 'retryPublishing',
  method: 'POST',
  path: '/cms/api/publisher/retry',
  summary: 'retries failed pages now',
  output: z.object({}),
});

export const rebuildPages = defineCall({
  ...DESK,
  name: 'rebuildPages',
  method: 'POST',
  path: '/cms/api/publisher/rebuild',
  summary: 'renders every page again',
  output: z.object({ id: z.int(), hasJoined: z.boolean() }),
});
