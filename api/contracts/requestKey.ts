import { z } from 'zod';

/** Minutes within which the same body of the same sender makes no second record, with or without a key. */
export const SAME_BODY_MINUTES = 10;
/** Days that the key of a request is known. */
export const REQUEST_KEY_DAYS = 30;

/** Names a request that may be sent again, in the body of each call that creates a record. */
export const requestKey = z
  .uuid({ error: 'must be a UUID' })
  .optional()
  .meta({ description: 'The same of a request that is sent again: it creates one record' });

/** With 409. */
export const KEY_OF_OTHER_BODY = 'key: was sent with other words before. Send these with a new key';
