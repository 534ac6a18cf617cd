'use client';

import { useEffect } from 'react';
import { sendCount } from './send-count';

/** Counts that a profile is looked at: the page may come from any cache, or without a request from the list. */
export function CountSeen({ talent }: { talent: number }) {
  useEffect(() => sendCount('seen', talent), [talent]);
  return null;
}
