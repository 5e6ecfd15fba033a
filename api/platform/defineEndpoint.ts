import type { z } from 'zod';
import type { Call } from '../contracts/call.ts';
import type { Actor } from './Actor.ts';
import type { ApiContext } from './ApiContext.ts';
import { type Access, type anyone, isOpen } from './access.ts';
import type { Sliced } from './pages.ts';

type Headers = Record<string, string>;

/**
 * How a POST answers a repeated request. `once`: the body has a `key`, and `createOnce` returns the existing record.
 * `same`: nothing changes. `refused`: 4xx, because the step is taken or the record exists. `again`: each request
 * counts, as a sign-in does.
 */
export const REPETITIONS = ['once', 'same', 'refused', 'again'] as const;
export type Repetition = (typeof REPETITIONS)[number];

export type Input<Row extends Call> = {
  params: z.output<Row['params']>;
  query: z.output<Row['query']>;
  body: z.output<Row['body']>;
};

export type ContextOf<Rule> = ApiContext & (Rule extends typeof anyone ? unknown : { actor: Actor });

type Output<Row extends Call> = z.input<Row['output']>;

/** Result of a handler. Null becomes a 404 with the contract's text. */
export type Result<Row extends Call> = 'page' extends keyof Row['query']['shape']
  ? Promise<Sliced<Output<Row> extends (infer Item)[] ? Item : never> | null>
  : Output<Row> extends { success: true }
    ? Promise<void>
    : Promise<Output<Row> | null>;

export type EndpointDefinition<Row extends Call, Rule extends Access<never>> = {
  call: Row;
  /** Has no default: a row without it answers 403 to everybody. */
  access: Rule;
  /** Required for each POST, and not allowed for other methods. */
  repeated?: Repetition | undefined;
  /** Returns the tags of the cached response, which a change of a tagged record drops. For public responses only. */
  prepared?: (input: Input<Row>) => string[];
  /** Returns one form for input that means the same. `lang` has already been resolved to an active language here. */
  canonical?: (input: Input<Row>, context: ApiContext) => Promise<Input<Row>>;
  headers?: Headers | ((body: Output<Row>, context: ApiContext, input: Input<Row>) => Headers | Promise<Headers>);
  /** Returns `Set-Cookie` values. */
  cookies?: (body: Output<Row>, context: ApiContext, input: Input<Row>) => string[] | Promise<string[]>;
  /** Returns the address of a redirect (303). */
  location?: (body: Output<Row>) => string;
  status?: (body: Output<Row>) => number;
  /** Whether the handler returns the HTML of a page. */
  isPage?: true;
  handler: (input: Input<Row>, context: ContextOf<Rule>) => Result<Row>;
};

/** A row of the route table, without the types of its input, because the table holds all rows. */
export type Endpoint = Omit<
  EndpointDefinition<Call, Access<never>>,
  'handler' | 'status' | 'location' | 'headers' | 'cookies'
> & {
  handler: (input: Input<Call>, context: ApiContext & { actor: Actor | null }) => Promise<unknown>;
  status?: (body: unknown) => number;
  location?: (body: unknown) => string;
  headers?: Headers | ((body: unknown, context: ApiContext, input: Input<Call>) => Headers | Promise<Headers>);
  cookies?: (body: unknown, context: ApiContext, input: Input<Call>) => string[] | Promise<string[]>;
};

/** Defines a row of the route table. @throws Error when `repeated` or `prepared` does not fit the call */
export function defineEndpoint<Row extends Call, const Rule extends Access<Input<Row>['params']>>(
  definition: EndpointDefinition<Row, Rule>,
): Endpoint {
  const { call, access, prepared, repeated } = definition;
  if ((call.method === 'POST') !== (repeated !== undefined)) {
    throw new Error(`${call.name}: set \`repeated\` for each POST, and for no other method`);
  }
  if (prepared && (call.method !== 'GET' || !isOpen(access))) {
    throw new Error(`${call.name}: only a GET that anyone may call can be prepared`);
  }
  // The cast is safe: the dispatcher parses input with the schemas of this row before it calls the row's functions.
  return definition as Endpoint;
}
