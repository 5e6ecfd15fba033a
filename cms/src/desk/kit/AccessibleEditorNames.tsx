'use client';

import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useEffect } from 'react';

/** Gives Payload's text editor and the buttons of its toolbar accessible names, which Payload leaves out. */
function EditorNames() {
  const [editor] = useLexicalComposerContext();
  useEffect(() => {
    // The buttons of the toolbar render after the text, and show their state by class names only.
    const watching = new MutationObserver((changes) => {
      for (const { target } of changes) nameTools(target as Element);
    });
    const stop = editor.registerRootListener((root) => {
      watching.disconnect();
      const field = root?.closest('.rich-text-lexical');
      const name = field?.querySelector('label')?.textContent?.replace(/\*/, '').trim();
      if (name) root?.setAttribute('aria-label', name);
      const bar = field?.querySelector('.fixed-toolbar');
      if (!bar) return;
      nameTools(bar);
      watching.observe(bar, { childList: true, subtree: true, attributeFilter: ['class'] });
    });
    return () => {
      stop();
      watching.disconnect();
    };
  }, [editor]);
  return null;
}

const TOOLS: Record<string, string> = { bold: 'Bold', italic: 'Italic', link: 'Link' };

function nameTools(within: Element): void {
  const tools = [within, ...within.querySelectorAll('[data-button-key]')];
  for (const tool of tools) {
    const name = TOOLS[tool.getAttribute('data-button-key') ?? ''];
    if (!name) continue;
    tool.setAttribute('aria-label', name);
    tool.setAttribute('title', name);
    tool.setAttribute('aria-pressed', String(tool.classList.contains('active')));
    tool.setAttribute('aria-disabled', String(tool.classList.contains('disabled')));
  }
}

export const AccessibleEditorNames = createClientFeature({ plugins: [{ Component: EditorNames, position: 'normal' }] });
