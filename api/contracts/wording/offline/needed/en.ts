/** In a button, below what it does, while there is no connection. */
export const needed = 'Needs a connection';
