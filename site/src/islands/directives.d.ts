import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Loads the island when somebody reaches for it: points at it, focuses it or presses a key in it. With "searching" also
     * at once when the address carries `?search=` or `?category=`; with "user", when somebody is signed in; with "learner", when they have learned something here too; with "asked", when the
     * address asks for something (`?…`); with "now", in any case, which is for pages that are nothing without their island.
     */
    'client:intent'?: boolean | 'searching' | 'user' | 'learner' | 'user asked' | 'now';
    /** Loads the island while the address ends with this name. */
    'client:target'?: string;
  }
}
