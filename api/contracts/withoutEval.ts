import { z } from 'zod';

// The library makes faster code out of schemas where it may evaluate text, and tries whether it may. Our policy forbids
// that, and the browser would report the attempt. It has to be said before the first schema is made.
z.config({ jitless: true });
