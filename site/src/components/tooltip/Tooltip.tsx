import * as Radix from '@radix-ui/react-tooltip';
import { type ButtonHTMLAttributes, cloneElement, type ReactElement } from 'react';
import '../../styles/late.ts';

/** Milliseconds that a pointer rests on the button before its tooltip shows. On focus the tooltip shows at once. */
export const TOOLTIP_DELAY_MS = 700;

type Button = ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;

type Props = {
  text: string;
  /** Whether the text repeats the button's name, so that it must not be read twice. */
  isName?: boolean;
  children: Button;
};

/** Shows a text beside a button under the pointer or in focus. Escape hides it, and the pointer may move onto it. */
export function Tooltip({ text, isName = false, children }: Props) {
  // The button's props pass through the trigger, which adds its own.
  const { children: _, ...given } = children.props;
  return (
    <Radix.Provider delayDuration={TOOLTIP_DELAY_MS}>
      <Radix.Root>
        {/* Removes `data-state`, which pages need not carry: the tooltip's content shows that it is open. */}
        <Radix.Trigger asChild {...given} data-state={undefined}>
          <Inner button={children} isDescribed={!isName} />
        </Radix.Trigger>
        {/* Rendered without a portal, so that it stays beside its button and above the same layers of the page. */}
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
