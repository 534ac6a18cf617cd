import '@payloadcms/next/css';
import '@fontsource-variable/bodoni-moda/index.css';
import '@fontsource-variable/instrument-sans/index.css';
import './identity.css';
import './panel.css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { isServerFunction } from '../../boot/server/server-functions.ts';
import config from '../../payload.config.ts';
import { importMap } from './admin/importMap.js';
import { ownServerFunctions as serverFunctions } from './own-server-functions.ts';

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  if (!isServerFunction(args?.name)) return null;
  return handleServerFunctions({ ...args, config, importMap, serverFunctions });
};

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
