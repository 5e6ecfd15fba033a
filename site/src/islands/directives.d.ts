import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Loads the island at the first pointer, focus or key press in it. The words of the value are conditions that load
     * it at once: `searching` if the address has a search or a category, `user` for a signed-in user, `learner` also
     * for a guest who has learned here, `asked` if the address has a query, `now` always.
     */
    'client:intent'?: boolean | 'searching' | 'user' | 'learner' | 'user asked' | 'now';
    /** Loads the island while the address has this fragment. */
    'client:target'?: string;
  }
}
