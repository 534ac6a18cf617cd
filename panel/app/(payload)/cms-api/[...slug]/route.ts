import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';
import config from '../../../../payload.config.ts';
import { uncached } from './uncached.ts';

export const GET = uncached(REST_GET(config));
export const POST = uncached(REST_POST(config));
export const DELETE = uncached(REST_DELETE(config));
export const PATCH = uncached(REST_PATCH(config));
export const PUT = uncached(REST_PUT(config));
export const OPTIONS = uncached(REST_OPTIONS(config));
