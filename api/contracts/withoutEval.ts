import { z } from 'zod';

// Zod tests whether it may use `eval`, which the site's policy forbids. Import this file before the first schema.
z.config({ jitless: true });
