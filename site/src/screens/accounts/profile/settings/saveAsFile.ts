/** Has the browser save a text as a file. */
export function saveAsFile(name: string, text: string, type: string): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // Not at once: some browsers begin to read it only after this.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
