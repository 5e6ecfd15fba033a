'use client';

import {
  createClientFeature,
  slashMenuBasicGroupWithItems,
  toolbarTextDropdownGroupWithItems,
} from '@payloadcms/richtext-lexical/client';
import {
  $getSelection,
  $isRangeSelection,
  type BaseSelection,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical';
import { $setBlocksType } from '@payloadcms/richtext-lexical/lexical/selection';
import { NoteNode } from './NoteNode.ts';

const Icon = () => (
  <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden="true">
    <path d="M5.5 4.5h9v11h-9zM8 8h4M8 11h4" />
  </svg>
);

const label = 'Note';
const onSelect = ({ editor }: { editor: LexicalEditor }) =>
  editor.update(() => $setBlocksType($getSelection(), () => new NoteNode()));

function isActive({ selection }: { selection: BaseSelection }): boolean {
  return (
    $isRangeSelection(selection) &&
    selection.getNodes().every((node) => [node, ...node.getParents()].some((one) => one instanceof NoteNode))
  );
}

const groups = [
  toolbarTextDropdownGroupWithItems([{ ChildComponent: Icon, isActive, key: 'note', label, onSelect, order: 21 }]),
];

/** Adds notes to the text editor: in the toolbar's menu of text types, and by typing "/note". */
export const Notes = createClientFeature({
  nodes: [NoteNode],
  slashMenu: {
    groups: [slashMenuBasicGroupWithItems([{ Icon, key: 'note', keywords: ['note', 'aside'], label, onSelect }])],
  },
  toolbarFixed: { groups },
});
