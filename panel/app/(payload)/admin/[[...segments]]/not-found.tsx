import { NotFoundPage } from '@payloadcms/next/views';
import config from '../../../../payload.config.ts';
import { importMap } from '../importMap.js';

const nothing = Promise.resolve({});

export default function AdminNotFound() {
  return NotFoundPage({
    config,
    importMap,
    params: Promise.resolve({ segments: ['not-found'] }),
    searchParams: nothing,
  });
}
