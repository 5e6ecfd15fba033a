import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Loads the island when somebody reaches for it: points at it, focuses it or presses a key in it. With "search", when
     * the address carries `?search=` or `?category=`, and not otherwise.
     */
    'client:intent'?: boolean | 'search';
  }
}
