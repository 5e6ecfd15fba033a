import * as Radix from '@radix-ui/react-tooltip';
import { type ButtonHTMLAttributes, cloneElement, type ReactElement } from 'react';
import '../../styles/late.ts';

/** How long a pointer rests on something before its tooltip shows, in milliseconds. On focus it shows at once. */
export const TOOLTIP_DELAY_MS = 700;

type Button = ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;

type Props = {
  text: string;
  /** Whether the text is no more than the name of what it belongs to, so that it must not be read a second time. */
  isName?: boolean;
  children: Button;
};

/** A few words beside a button that is pointed at or has the focus. Escape hides it; the pointer may move onto it. */
export function Tooltip({ text, isName = false, children }: Props) {
  // What the button is given goes through the trigger, which adds its own to it.
  const { children: _, ...given } = children.props;
  return (
    <Radix.Provider delayDuration={TOOLTIP_DELAY_MS}>
      <Radix.Root>
        {/* What the tooltip shows says by itself that it is open; pages need not carry it. */}
        <Radix.Trigger asChild {...given} data-state={undefined}>
          <Inner button={children} isDescribed={!isName} />
        </Radix.Trigger>
        {/* Beside its button in the page as well: in the same part of it, above what that lies above. */}
        <Radix.Content
          className="tooltip z-15 max-w-[min(20rem,100vw-1rem)] rounded-soft border border-transparent bg-ink px-3 py-[0.35rem] text-small wrap-anywhere text-surface print:hidden"
          sideOffset={6}
          collisionPadding={8}
        >
          {text}
        </Radix.Content>
      </Radix.Root>
    </Radix.Provider>
  );
}

type InnerProps = { button: Button; isDescribed: boolean; 'aria-describedby'?: string };

function Inner({ button, isDescribed, 'aria-describedby': tooltip, ...props }: InnerProps) {
  return cloneElement(button, { ...props, 'aria-describedby': isDescribed ? tooltip : undefined });
}
