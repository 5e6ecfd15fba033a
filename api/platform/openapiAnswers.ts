import type { Call } from '../contracts/call.ts';

const text = (description: string) => ({ description, schema: { type: 'string' } });

export const jsonHeaders = {
  ETag: text('Version of this response'),
  'Cache-Control': text('How long the response may be cached'),
};

export const redirectHeaders = { Location: text('Address of the page to go to') };

export const pageHeaderSchemas = {
  'X-Total-Count': { description: 'Records of the whole list', schema: { type: 'integer', minimum: 0 } },
  Link: text('RFC 8288 links to the first, prev, next and last page, where a page was asked for'),
};

export const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    instance: { type: 'string', description: "Id of an internal error in the server's log" },
  },
};

export function errorResponses({ call, isOpen }: { call: Call; isOpen: boolean }): Record<string, unknown> {
  const takesInput = Object.keys(call.query.shape).length > 0 || !call.body.safeParse(undefined).success;
  return {
    ...(takesInput ? { 400: error('A value is invalid; the text names it') } : {}),
    ...(isOpen ? {} : { 401: error('Nobody is signed in'), 403: error('The signed-in user may not do this') }),
    ...(call.missing ? { 404: error(call.missing) } : {}),
    default: error('Any other error'),
  };
}

function error(description: string): unknown {
  return {
    description,
    content: {
      'text/plain': { schema: { type: 'string' } },
      'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
    },
  };
}
