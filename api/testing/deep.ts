/** Whether `npm test -- deep` runs, which makes more tries in slow tests and covers every language. */
export const IS_DEEP = process.env.TEST_DEPTH === 'deep';
