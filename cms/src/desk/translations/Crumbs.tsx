'use client';

import { useStepNav } from '@payloadcms/ui';
import { useEffect } from 'react';

export type Crumb = { label: string; url?: string };

/** The way back, at the top of the screen: Payload's own comes with its lists and forms. */
export function Crumbs({ crumbs }: { crumbs: Crumb[] }) {
  const { setStepNav } = useStepNav();
  const key = JSON.stringify(crumbs);
  useEffect(() => setStepNav(JSON.parse(key)), [setStepNav, key]);
  return null;
}
