import type { Sentence } from './createReader.ts';
import { readableIn } from './readableIn.ts';

/** What is shorter is a label or a number. */
const SHORTEST = 20;
/** What comes bit by bit is one text. */
const SETTLED_MS = 400;
/** Said lately: what is shown is often told to screen readers in a second place too. */
const REMEMBERED = 8;
/** Lists that change with each key that is pressed, and what we say ourselves. */
const NOT_NEW = '[role=listbox], .search-panel, .settings-panel, .speech-bar, [contenteditable]';

/** Tells what text newly appears on the page, sentence by sentence. Answers how to stop. */
export function watchNewText(onNew: (sentences: Sentence[]) => void): () => void {
  const waiting = new Set<Node>();
  const said: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tell(): void {
    const parts = [...waiting].filter((node) => node.isConnected);
    waiting.clear();
    // What stands within something else that is new comes with that.
    const outer = parts.filter((node) => !parts.some((other) => other !== node && other.contains(node)));
    for (const node of outer) {
      const sentences = readableIn(rangeAround(node));
      const text = sentences.map((sentence) => sentence.text).join(' ');
      if ([...text].length <= SHORTEST || said.some((before) => before.includes(text))) continue;
      said.push(text);
      if (said.length > REMEMBERED) said.shift();
      onNew(sentences);
    }
  }

  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      const nodes = type === 'characterData' ? [target] : [...addedNodes];
      for (const node of nodes) {
        const element = node instanceof Element ? node : node.parentElement;
        if (element && !element.closest(NOT_NEW)) waiting.add(node);
      }
    }
    if (waiting.size === 0) return;
    clearTimeout(timer);
    timer = setTimeout(tell, SETTLED_MS);
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

function rangeAround(node: Node): Range {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range;
}
