import type { Scope } from './queries/readSearchText.ts';
import type { FoundName } from './queries/selectNames.ts';
import type { FoundPage } from './queries/selectPages.ts';
import type { Slot } from './Slot.ts';

export type Material = {
  slots: Slot[];
  keys: string[];
  names: FoundName[];
  pages: FoundPage[];
  size: number;
  scope: Scope;
};
