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
import { withReadableQuery } from './readable-query.ts';
import { uncached } from './uncached.ts';

export const GET = uncached(withOwnNames(withReadableQuery(REST_GET(config))));
export const POST = uncached(withOwnNames(withReadableQuery(REST_POST(config))));
export const DELETE = uncached(withOwnNames(withReadableQuery(REST_DELETE(config))));
export const PATCH = uncached(withOwnNames(withReadableQuery(REST_PATCH(config))));
export const PUT = uncached(withOwnNames(withReadableQuery(REST_PUT(config))));
export const OPTIONS = uncached(REST_OPTIONS(config));
