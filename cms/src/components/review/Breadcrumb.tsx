'use client';

import { useConfig, useStepNav } from '@payloadcms/ui';
import { useEffect } from 'react';

/** The way back to the queue, at the top of the screen: Payload's own comes with its form. */
export function Breadcrumb({ title }: { title: string }) {
  const { setStepNav } = useStepNav();
  const { config } = useConfig();
  const url = `${config.routes.admin}/collections/contributions`;
  useEffect(() => setStepNav([{ label: 'Contributions', url }, { label: title }]), [setStepNav, title, url]);
  return null;
}
