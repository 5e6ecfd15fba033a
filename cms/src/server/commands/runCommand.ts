import { explain, StartError } from '../start/StartError.ts';

/**
 * Runs a command, and prints one line for an error.
 * @param place folder that the command writes to, for the message of a full disk
 * @returns the exit code of the command, or 1 after an error
 */
export async function runCommand(place: string, work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    console.error(explain(error, { dataDir: place }));
    return 1;
  }
}

/** Parses the arguments of a command. @throws StartError with the usage when they are wrong */
export function parseCommand<Values>(usage: string, parse: () => Values | null): Values {
  let values: Values | null = null;
  try {
    values = parse();
  } catch {
    // `parseArgs` refuses an unknown option.
  }
  if (values === null) throw new StartError(usage);
  return values;
}
