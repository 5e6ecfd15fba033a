import * as Radix from '@radix-ui/react-tooltip';
import { cloneElement, type ReactElement, useEffect } from 'react';
import { lateStyle } from '../../styles/lateStyle.ts';
import css from './tooltip.css?inline';

/** How long a pointer rests on something before its tooltip shows, in milliseconds. On focus it shows at once. */
export const TOOLTIP_DELAY_MS = 700;

const adoptStyle = lateStyle(css);

type Props = {
  text: string;
  /** Whether the text is no more than the name of what it belongs to, so that it must not be read a second time. */
  isName?: boolean;
  /** One element that can have the focus and takes a ref. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
};

/** A few words beside what is pointed at or has the focus. Escape hides it; the pointer may move onto it. */
export function Tooltip({ text, isName = false, children }: Props) {
  useEffect(adoptStyle, []);
  return (
    <Radix.Provider delayDuration={TOOLTIP_DELAY_MS}>
      <Radix.Root>
        {/* Its state is shown by the tooltip itself; pages need not carry it. */}
        <Radix.Trigger asChild {...{ 'data-state': undefined }}>
          {isName ? cloneElement(children, { 'aria-describedby': undefined }) : children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className="tooltip" sideOffset={6} collisionPadding={8}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
