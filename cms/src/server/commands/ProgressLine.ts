/** Where nobody watches, one line at each of these parts is enough. */
const PARTS = 10;

/** Progress on a terminal: one line that changes; in a file or a log, a line now and then. */
export class ProgressLine {
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
