import { tmpdir } from 'node:os';
import path from 'node:path';

/** Mails and films of the tests of a process have a folder of their own, not that of whoever runs them. */
process.env.DATA_DIR = path.join(process.env.TEST_DATA_DIR ?? tmpdir(), `data-${process.pid}`);
