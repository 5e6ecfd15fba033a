import { setTimeout as wait } from 'node:timers/promises';
import type { PublisherState, Rebuild } from '@common-ground/api/contracts/publishing/publisherState.ts';
import { readState } from '@common-ground/api/features/publishing/readState.ts';
import { requestRebuild } from '@common-ground/api/features/publishing/requestRebuild.ts';
import type pg from 'pg';
import { StartError } from '../start/StartError.ts';
import { describeRebuild, describeState, isWell } from './describeState.ts';
import { withRunningDatabase } from './withRunningDatabase.ts';

const LOOK_EVERY_MS = 300;
const USAGE = 'Usage: pnpm publish:status [--json], pnpm publish:all';

/** Runs `pnpm publish:status` or `pnpm publish:all`. @returns the exit code: 0 when all is well, else 1 */
export function publishCommand(args: readonly string[]): Promise<number> {
  const [command, ...flags] = args;
  return withRunningDatabase(async (sql) => {
    if (command === 'status') return status(sql, flags.includes('--json'));
    if (command === 'all') return all(sql);
    throw new StartError(USAGE);
  });
}

async function status(sql: pg.Pool, isJson: boolean): Promise<number> {
  const state = await readState(sql);
  console.log(isJson ? JSON.stringify(state, null, 2) : describeState(state));
  return isWell(state) ? 0 : 1;
}

/** Prints the progress of a rebuild until it ends or the publisher is away. Ctrl-C leaves the rebuild running. */
async function all(sql: pg.Pool): Promise<number> {
  const { id, hasJoined } = await requestRebuild(sql);
  if (hasJoined) console.log('A rebuild is already running. This is its progress.');
  const line = new ProgressLine();
  for (;;) {
    const state = await readState(sql);
    const own = state.rebuild?.id === id ? state.rebuild : null;
    if (own?.finishedAt) {
      line.end(describeRebuild(own));
      return report(own, state);
    }
    if (state.isAway) {
      line.end(
        `The publisher has not responded${state.seenAt ? ` since ${state.seenAt}` : ''}. The rebuild begins when it responds.`,
      );
      return 1;
    }
    if (own) line.show(describeRebuild(own), own.total === 0 ? 0 : own.done / own.total);
    await wait(LOOK_EVERY_MS);
  }
}

function report(rebuild: Rebuild, state: PublisherState): number {
  for (const { what, reason } of state.failures) console.error(`${what}: ${reason}`);
  return rebuild.failed > 0 ? 1 : 0;
}

const PARTS = 10;

/** Prints progress in one changing line on a terminal, or a line for each of `PARTS` parts in a file or log. */
class ProgressLine {
  #part = -1;

  show(text: string, share: number): void {
    if (process.stdout.isTTY) {
      process.stdout.write(`\r\u001b[K${text}`);
      return;
    }
    const part = Math.floor(share * PARTS);
    if (part === this.#part) return;
    this.#part = part;
    console.log(text);
  }

  end(text: string): void {
    console.log(process.stdout.isTTY ? `\r\u001b[K${text}` : text);
  }
}
