import type { ContributionWords } from '@common-ground/api/contracts/wording/contributions/en.ts';
import type { FormWords } from '@common-ground/api/contracts/wording/form/index.ts';
import { createContext, useContext } from 'react';

/** What every part of a form needs: the page's language and its words. */
export type FormContext = { lang: string; words: ContributionWords; formWords: FormWords };

const Context = createContext<FormContext | null>(null);

export const FormProvider = Context.Provider;

export function useForm(): FormContext {
  const context = useContext(Context);
  if (!context) throw new Error('A part of a form stands outside of it.');
  return context;
}
