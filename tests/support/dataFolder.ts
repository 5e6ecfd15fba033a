import { tmpdir } from 'node:os';
import path from 'node:path';

/** A data folder of the test process for mails and films, apart from that of the developer. */
process.env.DATA_DIR = path.join(process.env.TEST_DATA_DIR ?? tmpdir(), `data-${process.pid}`);
