'use client';

import { useConfig, useStepNav } from '@payloadcms/ui';
import { useEffect } from 'react';
import { QUEUE_PATH } from './queue/queuePath.ts';

/** The way back to the queue, at the top of the screen: Payload's own comes with its list and its form. */
export function Breadcrumb({ title }: { title?: string }) {
  const { setStepNav } = useStepNav();
  const { config } = useConfig();
  const url = `${config.routes.admin}${QUEUE_PATH}`;
  useEffect(
    () => setStepNav(title ? [{ label: 'Contributions', url }, { label: title }] : [{ label: 'Contributions' }]),
    [setStepNav, title, url],
  );
  return null;
}
