/** Shown below the label of a button or switch while there is no connection. */
export const needed = 'Needs a connection';
