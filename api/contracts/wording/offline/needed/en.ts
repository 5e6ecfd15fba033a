/** Shown below the label of a button while there is no connection. */
export const needed = 'Needs a connection';
