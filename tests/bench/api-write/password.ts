/** Of all whom the benchmark signs in. */
export const LEARNERS_PASSWORD = 'a password to measure';
