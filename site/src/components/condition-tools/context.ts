import type { ConditionToolsWords } from '@common-ground/api/contracts/wording/conditionTools/en.ts';
import type { FormWords } from '@common-ground/api/contracts/wording/form/index.ts';
import { createContext, useContext } from 'react';

/** What every part of these screens needs: of which condition, the page's language and its words. */
export type Tool = { id: number; lang: string; words: ConditionToolsWords; formWords: FormWords };

const Context = createContext<Tool | null>(null);

export const ToolProvider = Context.Provider;

export function useTool(): Tool {
  const tool = useContext(Context);
  if (!tool) throw new Error('A part of History or Talk stands outside of ToolFrame.');
  return tool;
}
