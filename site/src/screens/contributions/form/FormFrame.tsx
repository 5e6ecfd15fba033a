import { formWords } from '@common-ground/api/contracts/wording/form/index.ts';
import { type ReactNode, useEffect } from 'react';
import dialogCss from '../../../components/form/dialog.css?inline';
import formCss from '../../../components/form/form.css?inline';
import { FormWordsProvider } from '../../../components/form/formWords.ts';
import { prepareToasts } from '../../../components/toaster/sayToast.ts';
import { lateStyle } from '../../../styles/lateStyle.ts';
import { type FormContext, FormProvider } from './context.ts';
import css from './contribution-form.css?inline';

lateStyle(formCss + dialogCss + css)();

/** What the forms stand in: their look, their words, and the toasts that are sure to follow. */
export function FormFrame({ children, ...context }: FormContext & { children: ReactNode }) {
  useEffect(() => void prepareToasts(), []);
  return (
    <FormProvider value={context}>
      <FormWordsProvider value={formWords(context.lang)}>{children}</FormWordsProvider>
    </FormProvider>
  );
}
