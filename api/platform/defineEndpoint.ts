import type { PayloadRequest } from 'payload';
import type { z } from 'zod';
import type { Call } from '../contracts/call.ts';
import type { Health } from '../contracts/publishing/health.ts';
import type { Actor } from './Actor.ts';
import { type Access, type anyone, isOpen } from './access.ts';
import type { Database } from './Database.ts';
import type { Mailer } from './mail/Mailer.ts';
import type { Sliced } from './pages.ts';
import type { PreparedResponses } from './prepared/PreparedResponses.ts';

/** What a verb may use. `payload` is missing where an endpoint runs without Payload, as in tests of reads. */
export type ApiContext = {
  database: Database;
  prepared: PreparedResponses;
  mailer: Mailer;
  request: Request;
  payload?: PayloadRequest;
  /** How the CMS is, where this process passes requests on to it. */
  findCms?: () => Promise<Health['cms']>;
};

type Headers = Record<string, string>;

/**
 * How a POST answers a request that is sent again:
 * once     it creates a record through `makeOnce`, and its body has a `key`: the record that exists is the answer
 * same     it finds what it would bring about, and changes nothing
 * refused  the step is taken or the record exists: 4xx
 * again    each request counts, as a sign-in or a link for a new password does
 */
export const REPETITIONS = ['once', 'same', 'refused', 'again'] as const;
export type Repetition = (typeof REPETITIONS)[number];

export type Input<Row extends Call> = {
  params: z.output<Row['params']>;
  query: z.output<Row['query']>;
  body: z.output<Row['body']>;
};

/** Who asks is known wherever they had to sign in. */
export type ContextOf<Rule> = ApiContext & (Rule extends typeof anyone ? unknown : { actor: Actor });

type Output<Row extends Call> = z.input<Row['output']>;

/**
 * What a verb gives: the body of the answer. A call that can be asked for a page gives the part of the list with how
 * many there are; one that says only that it is done gives nothing. Null is what there is not: a 404 in the contract's
 * words.
 */
export type Result<Row extends Call> = 'page' extends keyof Row['query']['shape']
  ? Promise<Sliced<Output<Row> extends (infer Item)[] ? Item : never> | null>
  : Output<Row> extends { success: true }
    ? Promise<void>
    : Promise<Output<Row> | null>;

export type EndpointDefinition<Row extends Call, Rule extends Access<never>> = {
  /** The contract: method, path, input, output, and what the OpenAPI document says. */
  call: Row;
  /** Who may call. There is no default: a row without it answers 403 to everybody. */
  access: Rule;
  /** Demanded of every POST. */
  repeated?: Repetition | undefined;
  /**
   * The answer is kept ready in memory, and made from what these tags name: a change of any of it drops the answer. Only
   * for answers that are the same for everybody.
   */
  prepared?: (input: Input<Row>) => string[];
  /** Brings input that means the same to the same form, so that it shares one kept answer. Languages are by then. */
  canonical?: (input: Input<Row>, context: ApiContext) => Promise<Input<Row>>;
  /** Besides those of every answer. */
  headers?: Headers | ((body: Output<Row>, context: ApiContext, input: Input<Row>) => Headers | Promise<Headers>);
  /** Leads elsewhere: the address, of what the verb gives. */
  location?: (body: Output<Row>) => string;
  /** Where it is not always 200. */
  status?: (body: Output<Row>) => number;
  /** The text that the verb gives is HTML, to be shown as it is. */
  isPage?: true;
  verb: (input: Input<Row>, context: ContextOf<Rule>) => Result<Row>;
};

/** A row of the route table, with its input types gone: the table holds all rows alike. */
export type Endpoint = Omit<EndpointDefinition<Call, Access<never>>, 'verb' | 'status' | 'location' | 'headers'> & {
  verb: (input: Input<Call>, context: ApiContext & { actor: Actor | null }) => Promise<unknown>;
  status?: (body: unknown) => number;
  location?: (body: unknown) => string;
  headers?: Headers | ((body: unknown, context: ApiContext, input: Input<Call>) => Headers | Promise<Headers>);
};

/** The only way to add a call to the API, a reader's or an editor's. */
export function defineEndpoint<Row extends Call, const Rule extends Access<Input<Row>['params']>>(
  definition: EndpointDefinition<Row, Rule>,
): Endpoint {
  const { call, access, prepared, repeated } = definition;
  if ((call.method === 'POST') !== (repeated !== undefined)) {
    throw new Error(`${call.name}: each POST, and no other method, says how it answers a request that is sent again`);
  }
  if (prepared && (call.method !== 'GET' || !isOpen(access))) {
    throw new Error(`${call.name}: only a GET that anyone may call can be prepared`);
  }
  // Sound because the dispatcher parses input with this very row's schemas before it calls anything here.
  return definition as unknown as Endpoint;
}
