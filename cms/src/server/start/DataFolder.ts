import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { endLeft, FOLDER_MARK } from './endProcesses.ts';
import { takeLock } from './fileLock.ts';
import { StartError } from './StartError.ts';

const secretsSchema = z.object({ payloadSecret: z.string(), postgresPassword: z.string(), demoPassword: z.string() });
export type Secrets = z.infer<typeof secretsSchema>;

const runningSchema = z.object({ supervisor: z.int(), children: z.array(z.int()) });
type Running = z.infer<typeof runningSchema>;

/** Words easy to read aloud and to type; four of them and a number are enough for a demo on one's own machine. */
const DEMO_WORDS =
  'amber birch cedar delta ember field grove harbor island juniper kelp lantern meadow north orchard pebble'.split(' ');

/** The files that an installation stores beside its database: its secrets, and a note of the processes that use it. */
export class DataFolder {
  readonly path: string;
  readonly postgres: string;
  #secretsFile: string;
  #runningFile: string;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.path = realpathSync(folder);
    this.postgres = path.join(this.path, 'postgres');
    this.#secretsFile = path.join(this.path, 'secrets.json');
    this.#runningFile = path.join(this.path, 'running.json');
  }

  /**
   * Takes the folder for this start until it ends, and ends what a killed start has left running, because it has the port
   * and the database.
   * @throws StartError while another start has it
   */
  async claim(): Promise<void> {
    const holder = this.findSupervisor();
    if (holder !== null)
      throw new StartError(
        `Already running in ${this.path}${holder ? ` (process ${holder})` : ''}. Stop it first, or set DATA_DIR to another folder.`,
      );
    process.env[FOLDER_MARK] = this.path;
    await endLeft(this.path);
    // PostgreSQL would take any process that has the number in its note by now for a living server.
    rmSync(path.join(this.postgres, 'postmaster.pid'), { force: true });
    this.noteRunning([]);
  }

  /** Returns the process that runs in this folder, 0 when it has no note, or null after taking the folder's lock. */
  findSupervisor(): number | null {
    return takeLock(path.join(this.path, 'lock')) ? null : (this.#running()?.supervisor ?? 0);
  }

  /** Returns the secrets, which the first call creates, readable by the owner alone. */
  secrets(): Secrets {
    if (existsSync(this.#secretsFile)) return secretsSchema.parse(JSON.parse(readFileSync(this.#secretsFile, 'utf8')));
    const words = [...randomBytes(4)].map((byte) => DEMO_WORDS[byte % DEMO_WORDS.length]);
    const secrets = {
      payloadSecret: randomBytes(32).toString('hex'),
      postgresPassword: randomBytes(24).toString('hex'),
      demoPassword: `${words.join('-')}-${randomBytes(2).readUInt16BE()}`,
    };
    writeWhole(this.#secretsFile, secrets);
    return secrets;
  }

  /** Stores a chosen password of the demo accounts, which stays theirs when it is not given again. */
  rememberDemoPassword(demoPassword: string): void {
    writeWhole(this.#secretsFile, { ...this.secrets(), demoPassword });
  }

  /** Writes the numbers of the processes for people and commands. A full disk must not end those that run. */
  noteRunning(children: number[]): void {
    try {
      writeWhole(this.#runningFile, { supervisor: process.pid, children } satisfies Running);
    } catch {
      // People and commands then know less; readers are served all the same.
    }
  }

  forgetRunning(): void {
    rmSync(this.#runningFile, { force: true });
  }

  #running(): Running | null {
    try {
      return runningSchema.parse(JSON.parse(readFileSync(this.#runningFile, 'utf8')));
    } catch {
      return null;
    }
  }
}

function writeWhole(file: string, value: object): void {
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, JSON.stringify(value, null, 2), { mode: 0o600, flush: true });
  renameSync(temporary, file);
}
