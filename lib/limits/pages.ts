import 'server-only';
import { randomUUID } from 'node:crypto';
import { headers } from 'next/headers';
import { cache } from 'react';
import { createLimits } from '../forms/limits';
import { addressOf } from '../forms/sender';

/** In ten minutes, of this instance: each page and each picture is made for one request. */
const views = createLimits({ address: 120, total: 3_000, own: 10 });
const pictures = createLimits({ address: 60, total: 600, own: 5 });

/** A page for each filter that is pressed; an answer costs a few milliseconds. */
const finds = createLimits({ address: 600, total: 12_000, own: 30 });

/** Counts this request for a filtered list, once: null, or the seconds to wait. */
export const waitForFind = cache(async () => finds.admit(addressOf(await headers()), randomUUID()));

/** Counts this request for a shared selection, once: null, or the seconds to wait. */
export const waitForView = cache(async () => views.admit(addressOf(await headers()), randomUUID()));

/** Counts a request for the preview picture of a selection: null, or the seconds to wait. */
export const waitForPicture = (from: Headers) => pictures.admit(addressOf(from), randomUUID());
