import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';
import config from '../../../../payload.config.ts';
import { withOwnNames } from './own-names.ts';
import { uncached } from './uncached.ts';

export const GET = uncached(withOwnNames(REST_GET(config)));
export const POST = uncached(withOwnNames(REST_POST(config)));
export const DELETE = uncached(withOwnNames(REST_DELETE(config)));
export const PATCH = uncached(withOwnNames(REST_PATCH(config)));
export const PUT = uncached(withOwnNames(REST_PUT(config)));
export const OPTIONS = uncached(REST_OPTIONS(config));
