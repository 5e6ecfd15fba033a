'use client';

import { Button } from '@payloadcms/ui';
import type { ComponentProps, ReactNode } from 'react';

type ButtonProps = ComponentProps<typeof Button>;
type Props = Pick<ButtonProps, 'onClick' | 'id' | 'extraButtonProps'> & {
  children: ReactNode;
  type?: 'button' | 'submit';
  isQuiet?: boolean;
  isSmall?: boolean;
  isDangerous?: boolean;
  isBusy?: boolean;
};

/**
 * Payload's button at the height that a finger needs. `isBusy` sets `aria-disabled` only: `disabled` would drop the
 * keyboard focus. Clicks still reach `onClick` while busy.
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
