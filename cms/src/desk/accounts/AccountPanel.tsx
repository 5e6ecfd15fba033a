'use client';

export function AccountPanel() {
  return null;
}
