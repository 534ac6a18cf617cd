import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import { admit, type LimitName } from '../forms/limits';
import { addressOf } from '../forms/sender';

/** Counts this request of a page for a limit, once: null, or the seconds to wait. */
export const waitFor = cache(async (limit: LimitName) => admit(limit, addressOf(await headers())));
