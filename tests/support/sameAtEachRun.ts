import { configureGlobal } from 'fast-check';

/** Makes property tests use the same values in each run; `PROPERTY_SEED` changes them. */
configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });
