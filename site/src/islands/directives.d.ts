import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Loads the island at the first pointer, focus or key press in it. A value loads it at once: `searching` when the
     * address has a search or a category, `user` when a user is signed in, `learner` also for a guest with learning,
     * `asked` when the address has a query, `now` always, for pages that are empty without their island.
     */
    'client:intent'?: boolean | 'searching' | 'user' | 'learner' | 'user asked' | 'now';
    /** Loads the island while the address has this fragment. */
    'client:target'?: string;
  }
}
