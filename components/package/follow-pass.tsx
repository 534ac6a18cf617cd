'use client';

import { useEffect } from 'react';
import { passedAddress } from './stored';

/** Opens the package by the passcode that was typed in this browser today. */
export function FollowPass({ link }: { link: string }) {
  useEffect(() => {
    const address = passedAddress(link);
    if (address) location.replace(address);
  }, [link]);
  return null;
}
