import { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Path prefix of the calls that only the editor interface makes; the OpenAPI document leaves them out. */
export const DESK_PREFIX = '/cms/api';

/** Contract of an API call. Endpoint, typed client, OpenAPI document and table of permissions are derived from it. */
export type Call<
  Params extends z.ZodObject = z.ZodObject,
  Query extends z.ZodObject = z.ZodObject,
  Body extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> = {
  name: string;
  method: Method;
  path: `/api/${string}` | `${typeof DESK_PREFIX}/${string}`;
  summary: string;
  tag: string;
  params: Params;
  query: Query;
  body: Body;
  output: Output;
  /** Message of a 404 response, also for a path parameter that cannot be an id. */
  missing?: string;
};

export function isAtDesk({ path }: Call): boolean {
  return path.startsWith(`${DESK_PREFIX}/`);
}

const nothing = z.object({});

export function defineCall<
  Output extends z.ZodType,
  Params extends z.ZodObject = typeof nothing,
  Query extends z.ZodObject = typeof nothing,
  Body extends z.ZodType = z.ZodUndefined,
>(
  call: Omit<Call<Params, Query, Body, Output>, 'params' | 'query' | 'body'> & {
    params?: Params;
    query?: Query;
    body?: Body;
  },
): Call<Params, Query, Body, Output> {
  // The compiler cannot see that these defaults match those of the type parameters.
  return { params: nothing, query: nothing, body: z.undefined(), ...call } as Call<Params, Query, Body, Output>;
}

/** Returns the call that the editor interface makes in place of one of the site, with the session of the CMS. */
export function toDeskCall<Row extends Call>(call: Row): Row {
  const path = `/cms${call.path}` as Row['path'];
  return { ...call, name: `${call.name}AtDesk`, path, tag: 'Desk' };
}
