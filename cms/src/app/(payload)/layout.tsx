import config from '@payload-config';
import '@payloadcms/next/css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { headers } from 'next/headers.js';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import '../../desk/admin.css';
import '../../desk/kit/kit.css';
import { callServerFunction } from '../../payload/calls/callServerFunction.ts';
import { importMap } from './cms/importMap.js';

const serverFunction: ServerFunctionClient = async (given) => {
  'use server';
  const run = (call: Parameters<ServerFunctionClient>[0]) => handleServerFunctions({ ...call, config, importMap });
  return callServerFunction(given, { config, headers: await headers(), run });
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
