import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { endLeft, FOLDER_MARK } from './endProcesses.ts';
import { takeLock } from './fileLock.ts';
import { StartError } from './StartError.ts';

type Secrets = { payloadSecret: string; postgresPassword: string; demoPassword: string };

/** Words easy to read aloud and to type; four of them and a number are enough for a demo on one's own machine. */
const DEMO_WORDS =
  'amber birch cedar delta ember field grove harbor island juniper kelp lantern meadow north orchard pebble'.split(' ');

/** The files that an installation stores beside its database: its secrets, and a note of the start that uses it. */
export class DataFolder {
  readonly path: string;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.path = realpathSync(folder);
  }

  /** Returns the path of something in the folder. */
  at(...names: string[]): string {
    return path.join(this.path, ...names);
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
        `Already running in ${this.path} (process ${holder}). Stop it first, or set DATA_DIR to another folder.`,
      );
    writeFileSync(this.at('running.json'), JSON.stringify({ supervisor: process.pid }));
    process.env[FOLDER_MARK] = this.path;
    await endLeft(this.path);
    // PostgreSQL would take any process that has the number in its note by now for a living server.
    rmSync(this.at('postgres', 'postmaster.pid'), { force: true });
  }

  /** Returns the process that runs in this folder, or null after taking the folder's lock. */
  findSupervisor(): number | null {
    return takeLock(this.at('lock')) ? null : JSON.parse(readFileSync(this.at('running.json'), 'utf8')).supervisor;
  }

  /** Returns the secrets, which the first call creates, readable by the owner alone. */
  secrets(): Secrets {
    const file = this.at('secrets.json');
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
    const words = [...randomBytes(4)].map((byte) => DEMO_WORDS[byte % DEMO_WORDS.length]);
    return this.#store({
      payloadSecret: randomBytes(32).toString('hex'),
      postgresPassword: randomBytes(24).toString('hex'),
      demoPassword: `${words.join('-')}-${randomBytes(2).readUInt16BE()}`,
    });
  }

  /** Stores a chosen password of the demo accounts, which stays theirs when it is not given again. */
  rememberDemoPassword(demoPassword: string): void {
    this.#store({ ...this.secrets(), demoPassword });
  }

  /** Writes whole files only: a full disk would otherwise leave half of one. */
  #store(secrets: Secrets): Secrets {
    const temporary = this.at('secrets.json.tmp');
    writeFileSync(temporary, JSON.stringify(secrets, null, 2), { mode: 0o600, flush: true });
    renameSync(temporary, this.at('secrets.json'));
    return secrets;
  }
}
