'use client';

import { Button } from '@payloadcms/ui';
import type { ComponentProps, ReactNode } from 'react';

type ButtonProps = ComponentProps<typeof Button>;
type Props = Pick<ButtonProps, 'onClick' | 'id' | 'extraButtonProps'> & {
  children: ReactNode;
  type?: 'button' | 'submit';
  /** One of several, or not what is to be done first. */
  isQuiet?: boolean;
  isSmall?: boolean;
  /** Takes something away. */
  isDangerous?: boolean;
  isBusy?: boolean;
};

/**
 * Payload's button, as high as a finger needs it. While it is busy it is `aria-disabled` and not disabled: whoever pressed
 * it by keyboard would lose their place.
 */
export function Action({ type = 'button', isQuiet, isSmall, isDangerous, isBusy, extraButtonProps, ...props }: Props) {
  return (
    <Button
      {...props}
      type={type}
      className="desk-action"
      buttonStyle={isDangerous ? 'error' : isQuiet ? 'secondary' : 'primary'}
      size={isSmall ? 'small' : 'medium'}
      margin={false}
      extraButtonProps={{ 'aria-disabled': isBusy, ...extraButtonProps }}
    />
  );
}
