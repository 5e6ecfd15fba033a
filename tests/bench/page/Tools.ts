import { cpSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from './runProgram.ts';

const source = path.join(import.meta.dirname, 'tools');

/**
 * Lighthouse, the NHS front-end kit and a Starlight project: what pages are measured with and compared with. 360 MB that
 * nobody needs to run or test the product, so they are a workspace of their own, installed where the benchmark stands.
 */
export class Tools {
  /** The root of the Starlight project. */
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** In seconds, once pnpm has the packages in its store. */
  static async install(folder: string): Promise<Tools> {
    cpSync(source, folder, { recursive: true });
    await runProgram('pnpm', ['install', '--frozen-lockfile', '--reporter=append-only'], { cwd: folder });
    return new Tools(folder);
  }

  /** A file or folder of one of the packages. */
  path(...parts: string[]): string {
    return path.join(this.folder, 'node_modules', ...parts);
  }
}
