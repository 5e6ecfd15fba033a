import type { ComponentProps } from 'react';
import { type Failure, Form } from './Form.tsx';

type Props<Failed extends Failure> = ComponentProps<typeof Form<Failed>> & { cancel: string; onCancel: () => void };

const looks = 'form w-full max-w-measure flex-[1_1_100%] rounded-soft border border-line bg-sunken px-5 py-4';

/** A form that opens beside the content it is about, with the focus in it. */
export function ToolForm<Failed extends Failure>(form: Props<Failed>) {
  return <Form className={looks} noValidate startsFocused {...form} />;
}
