/** Whether `npm test -- deep` runs: what takes long is tried more often than on each commit, and for every language. */
export const IS_DEEP = process.env.TEST_DEPTH === 'deep';
