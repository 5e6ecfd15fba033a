import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { endAll, FOLDER_MARK, findMarked } from './endProcesses.ts';
import { takeLock } from './fileLock.ts';
import { StartError } from './StartError.ts';

type Secrets = { payloadSecret: string; postgresPassword: string; demoPassword: string };

export class DataFolder {
  readonly path: string;
  /** Null until this object has taken the lock of the folder, which it keeps. */
  #lock: ReturnType<typeof takeLock> = null;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.path = realpathSync(folder);
  }

  at(...names: string[]): string {
    return path.join(this.path, ...names);
  }

  /**
   * Locks the folder until this process ends, and ends what a killed start has left running.
   * @param siteUrl address of the site, which `findSiteUrl` returns to other processes
   * @throws StartError while another start has the lock
   */
  async claim(siteUrl?: string): Promise<void> {
    const holder = this.findSupervisor();
    if (holder !== null)
      throw new StartError(
        `Already running in ${this.path} (process ${holder}). Stop it first, or set DATA_DIR to another folder.`,
      );
    writeFileSync(this.at('running.json'), JSON.stringify({ supervisor: process.pid, siteUrl }));
    process.env[FOLDER_MARK] = this.path;
    await endAll(findMarked(this.path));
    // PostgreSQL takes any process with the pid of this file for a running server.
    rmSync(this.at('postgres', 'postmaster.pid'), { force: true });
  }

  /** Returns the pid of the supervisor of this folder, or null after taking the folder's lock. */
  findSupervisor(): number | null {
    return this.#readRunning()?.supervisor ?? null;
  }

  /** Returns the address of the site that runs in this folder; undefined when none does, perhaps after taking the lock. */
  findSiteUrl(): string | undefined {
    return existsSync(this.at('running.json')) ? this.#readRunning()?.siteUrl : undefined;
  }

  #readRunning(): { supervisor: number; siteUrl?: string } | null {
    this.#lock ??= takeLock(this.at('lock'));
    return this.#lock ? null : JSON.parse(readFileSync(this.at('running.json'), 'utf8'));
  }

  /** @param demoPassword password of the demo accounts, which later calls without one return too */
  secrets(demoPassword?: string): Secrets {
    const file = this.at('secrets.json');
    if (existsSync(file) && !demoPassword) return JSON.parse(readFileSync(file, 'utf8'));
    return this.saveSecrets(demoPassword ? { demoPassword } : {});
  }

  /** Replaces some secrets. The others stay, or are created when the folder has none. */
  saveSecrets(changed: Partial<Secrets>): Secrets {
    const file = this.at('secrets.json');
    const secrets = {
      payloadSecret: randomBytes(32).toString('hex'),
      postgresPassword: randomBytes(24).toString('hex'),
      demoPassword: randomBytes(6).toString('hex'),
      ...(existsSync(file) && this.secrets()),
      ...changed,
    };
    // Writes another file first, because a full disk would leave half of one.
    writeFileSync(`${file}.tmp`, JSON.stringify(secrets, null, 2), { mode: 0o600, flush: true });
    renameSync(`${file}.tmp`, file);
    return secrets;
  }
}
