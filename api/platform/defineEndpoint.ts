import type { PayloadRequest } from 'payload';
import type { z } from 'zod';
import type { Call } from '../contracts/call.ts';
import { type Described, describeRule, WHO } from './accessRule.ts';
import type { Database } from './Database.ts';
import type { Mailer } from './mail/Mailer.ts';
import type { PreparedResponses } from './prepared/PreparedResponses.ts';

/** What an operation may use. `payload` is missing where an endpoint runs without Payload, as in tests of reads. */
export type ApiContext = {
  database: Database;
  prepared: PreparedResponses;
  mailer: Mailer;
  request: Request;
  payload?: PayloadRequest;
};

export type Input<Row extends Call> = {
  params: z.output<Row['params']>;
  query: z.output<Row['query']>;
  body: z.output<Row['body']>;
};

export type Answer<Body> = {
  body: Body;
  status?: number;
  headers?: Record<string, string>;
  /** What the answer was made from; a change of any of it drops the kept answer. */
  tags?: string[];
};

/** The rule, and what it says of itself; see `describeRule`. */
export type Access<Row extends Call = Call> = Described &
  ((request: { context: ApiContext; params: Input<Row>['params'] }) => boolean | Promise<boolean>);

export type EndpointDefinition<Row extends Call> = {
  /** The contract: method, path, input, output, and what the OpenAPI document says. */
  call: Row;
  /** Who may call. There is no default: a row without it answers 403 to everybody. */
  access: Access<Row>;
  /** Keep the answer ready in memory. Only for answers that are the same for everybody. */
  isPrepared?: boolean;
  /** Brings input that means the same to the same form, so that it shares one kept answer. */
  canonical?: (input: Input<Row>, context: ApiContext) => Promise<Input<Row>>;
  operation: (input: Input<Row>, context: ApiContext) => Promise<Answer<z.input<Row['output']>>>;
};

/** A row of the route table, with its input types gone: the table holds all rows alike. */
export type Endpoint = EndpointDefinition<Call>;

/** The only way to add a row to the public API. */
export function defineEndpoint<Row extends Call>(definition: EndpointDefinition<Row>): Endpoint {
  const { call, access, isPrepared = false } = definition;
  if (isPrepared && (call.method !== 'GET' || access !== anyone)) {
    throw new Error(`${call.name}: only a GET that anyone may call can be prepared`);
  }
  // Sound because the dispatcher parses input with this very row's schemas before it calls anything here.
  return definition as unknown as Endpoint;
}

export const anyone = describeRule(() => true, { name: 'anyone', all: WHO });
