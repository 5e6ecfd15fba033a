/** Variables of the publisher's worker processes, which inherit no others. */
export const workerEnvironment = { DATABASE_STATEMENT_NAMES: process.env.DATABASE_STATEMENT_NAMES ?? '' };
