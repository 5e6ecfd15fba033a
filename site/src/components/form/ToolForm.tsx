import type { ComponentProps } from 'react';
import { type Failure, Form } from './Form.tsx';

type Props<Failed extends Failure> = Omit<ComponentProps<typeof Form<Failed>>, 'beside'> & {
  /** What the button says that closes it. */
  cancel: string;
  onCancel: () => void;
};

const looks = 'form w-full max-w-measure flex-[1_1_100%] rounded-soft border border-line bg-sunken px-5 py-4';

/** A form that opens among what it is about, with the focus in it, and is closed by sending or by cancelling. */
export function ToolForm<Failed extends Failure>({ cancel, onCancel, ...form }: Props<Failed>) {
  const beside = (
    <button className="button quiet" type="button" onClick={onCancel}>
      {cancel}
    </button>
  );
  return <Form className={looks} noValidate startsFocused beside={beside} {...form} />;
}
