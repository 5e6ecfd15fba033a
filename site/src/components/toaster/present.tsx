import '../../styles/late.ts';
import { toastWords } from '@common-ground/api/contracts/wording/toasts.ts';
import { useStore } from '@nanostores/react';
import * as Radix from '@radix-ui/react-toast';
import { InfoIcon, TriangleAlertIcon, XIcon } from 'lucide-react';
import { atom } from 'nanostores';
import { createRoot } from 'react-dom/client';
import { $settings } from '../../session/accessibility.ts';
import { Text } from '../text/Text.tsx';
import { hideToaster, placeToaster } from './stage.ts';
import { TOAST_HOTKEY, TOAST_MS, TOAST_SWIPE_PX, type Toast } from './toast.ts';

export { writeToast } from './writeToast.ts';

/** The shown toast, or null. Each toast has another `number`, even when its text is repeated. */
const $toast = atom<(Toast & { number: number }) | null>(null);
let number = 0;

export function present(toast: Toast): void {
  const element = placeToaster();
  if (number === 0) createRoot(element).render(<Toaster element={element} />);
  number += 1;
  $toast.set({ ...toast, number });
}

function close(): void {
  hideToaster();
  $toast.set(null);
}

function Toaster({ element }: { element: HTMLElement }) {
  const toast = useStore($toast);
  const words = toastWords(document.documentElement.lang);
  // Renders nothing without a toast: otherwise F8 would lead to an empty list, and a paused timer would stay paused.
  if (!toast) return null;
  const { number, title, text, link, action } = toast;
  const isDestructive = toast.variant === 'destructive';
  const Icon = isDestructive ? TriangleAlertIcon : InfoIcon;

  /** Runs before other listeners of the page: Escape within the toast closes it, not the drawer below. */
  function closeByEscape(event: KeyboardEvent) {
    if (!element.contains(document.activeElement)) return;
    event.preventDefault();
    close();
  }

  return (
    <Radix.Provider
      label={words.label}
      // With the screen reader setting on, a toast stays until the reader closes it.
      duration={$settings.get().screenReader ? Number.POSITIVE_INFINITY : TOAST_MS}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_PX}
      announcerContainer={element}
    >
      <Radix.Root
        key={number}
        className={`toast flex max-h-[calc(100dvh-2rem)] items-start gap-3 overflow-x-hidden overflow-y-auto rounded-soft border border-s-4 ps-4 text-base leading-[1.5] wrap-anywhere ${isDestructive ? 'destructive border-notice-edge bg-notice-surface' : 'border-edge border-s-action bg-raised'}`}
        type={isDestructive ? 'foreground' : 'background'}
        open
        onOpenChange={close}
        onEscapeKeyDown={closeByEscape}
        // A toast that is higher than the window scrolls.
        style={{ touchAction: 'pan-y' }}
      >
        <Icon className={`mt-3.5 ${isDestructive ? 'text-notice' : 'text-action'}`} />
        <div className="min-w-0 flex-1 py-[0.7rem] [&_a]:touch">
          {/* The spaces separate the texts that are read aloud. */}
          <Radix.Title
            className={`toast-title font-bold ${isDestructive ? 'text-notice' : ''}`}
          >{`${title} `}</Radix.Title>
          {text && <Radix.Description>{text}</Radix.Description>}
          {link && (
            <>
              <Text> </Text>
              <a href={link.href}>{link.label}</a>
            </>
          )}
          {action && (
            <Radix.Action className="button quiet mt-2" altText={action.label} onClick={action.onPress}>
              {action.label}
            </Radix.Action>
          )}
        </div>
        <Radix.Close
          className="m-[0.2rem] flex min-h-target min-w-target flex-none items-center justify-center rounded-soft hover:bg-sunken"
          aria-label={words.close}
        >
          <XIcon />
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport
        hotkey={[TOAST_HOTKEY]}
        label={`${words.label} ({hotkey})`}
        className="toasts focus-visible:rounded-soft"
      />
    </Radix.Provider>
  );
}
