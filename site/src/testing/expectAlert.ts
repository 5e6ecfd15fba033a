import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits until the page says what failed, in an alert that has the focus. */
export function expectAlert(said: string): Promise<void> {
  return waitFor(() => {
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain(said);
    expect(document.activeElement).toBe(alert);
  });
}

/** Waits for a toast with this title and, where it is given, this text. */
export function expectToast(title: string, text = ''): Promise<void> {
  return waitFor(() => {
    expect(document.querySelector('.toast-title')?.textContent).toContain(title);
    expect(document.querySelector('.toast')?.textContent).toContain(text);
  });
}
