import { z } from 'zod';

// Zod tests whether it may use `eval`. The site's policy forbids it, and the browser would report the attempt. To be
// imported before the first schema is created.
z.config({ jitless: true });
