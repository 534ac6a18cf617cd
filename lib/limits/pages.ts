import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import { admit } from '../forms/limits';
import { addressOf } from '../forms/sender';

/** Counts this request for a filtered list, once: null, or the seconds to wait. */
export const waitForFind = cache(async () => admit('find', addressOf(await headers())));

/** Counts this request for a shared selection, once: null, or the seconds to wait. */
export const waitForView = cache(async () => admit('selection', addressOf(await headers())));

/** Counts a request for the preview picture of a selection: null, or the seconds to wait. */
export const waitForPicture = (from: Headers) => admit('previewPicture', addressOf(from));
