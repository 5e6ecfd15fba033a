import { configureGlobal } from 'fast-check';

/** What is tried with values at random is the same at each run; `PROPERTY_SEED` looks at others. */
configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });
