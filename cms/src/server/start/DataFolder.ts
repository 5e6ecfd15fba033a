import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const secretsSchema = z.object({ payloadSecret: z.string(), postgresPassword: z.string(), demoPassword: z.string() });
export type Secrets = z.infer<typeof secretsSchema>;

const runningSchema = z.object({ supervisor: z.int(), children: z.array(z.int()) });
type Running = z.infer<typeof runningSchema>;

/** Words easy to read aloud and to type; four of them and a number are enough for a demo on one's own machine. */
const DEMO_WORDS =
  'amber birch cedar delta ember field grove harbor island juniper kelp lantern meadow north orchard pebble'.split(' ');

/** What this installation keeps beside the database: its secrets, and which processes use the folder now. */
export class DataFolder {
  readonly path: string;

  constructor(folder: string) {
    this.path = folder;
    mkdirSync(folder, { recursive: true });
  }

  get postgres(): string {
    return path.join(this.path, 'postgres');
  }

  /** Made once, on the first start, readable by the owner alone. */
  secrets(): Secrets {
    const file = this.#secretsFile;
    if (existsSync(file)) return secretsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    const words = [...randomBytes(4)].map((byte) => DEMO_WORDS[byte % DEMO_WORDS.length]);
    const secrets = {
      payloadSecret: randomBytes(32).toString('hex'),
      postgresPassword: randomBytes(24).toString('hex'),
      demoPassword: `${words.join('-')}-${randomBytes(2).readUInt16BE()}`,
    };
    writeWhole(file, JSON.stringify(secrets, null, 2));
    return secrets;
  }

  /** A chosen password of the demo accounts is theirs until another is chosen, also when it is not given again. */
  rememberDemoPassword(demoPassword: string): void {
    writeWhole(this.#secretsFile, JSON.stringify({ ...this.secrets(), demoPassword }, null, 2));
  }

  /** Held by whoever runs in this folder, for as long as it lives. */
  get lock(): string {
    return path.join(this.path, 'lock');
  }

  /** Where each process that writes to this folder holds a file of its number. */
  get locks(): string {
    return path.join(this.path, 'locks');
  }

  /** For people and commands to read: who really runs is what holds a lock. */
  running(): Running | null {
    try {
      return runningSchema.parse(JSON.parse(readFileSync(this.#runningFile, 'utf8')));
    } catch {
      return null;
    }
  }

  /** A note that a full disk has no room for must not end whoever keeps the others alive. */
  noteRunning(running: Running): void {
    try {
      writeWhole(this.#runningFile, JSON.stringify(running));
    } catch {}
  }

  forgetRunning(): void {
    rmSync(this.#runningFile, { force: true });
  }

  get #secretsFile(): string {
    return path.join(this.path, 'secrets.json');
  }

  get #runningFile(): string {
    return path.join(this.path, 'running.json');
  }
}

function writeWhole(file: string, text: string): void {
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, text, { mode: 0o600, flush: true });
  renameSync(temporary, file);
}
