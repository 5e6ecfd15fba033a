import { z } from 'zod';

/**
 * Minutes within which the same body from the same sender creates no second record; `createOnce` has the exceptions.
 */
export const SAME_BODY_MINUTES = 10;
export const REQUEST_KEY_DAYS = 30;

export const requestKey = z
  .uuid({ error: 'must be a UUID' })
  .optional()
  .meta({ description: 'Key of the request; a request that is repeated with the same key creates one record' });

export const KEY_OF_OTHER_BODY = 'key: was sent with other words before. Send these with a new key';
