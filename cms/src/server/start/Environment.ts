/** Variables for a process; `NODE_ENV` is one among them, which the types of Next do not allow. */
export type Environment = Record<string, string | undefined>;
