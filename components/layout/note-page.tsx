'use client';

import { useEffect } from 'react';
import { notePage } from '../ui/visit';

/** Counts the pages of this document, for what only its first page does. */
export function NotePage() {
  useEffect(notePage, []);
  return null;
}
