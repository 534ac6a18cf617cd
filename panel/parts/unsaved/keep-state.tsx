'use client';

import type { ReactNode } from 'react';

// Payload's lists write their query into the address before the router subscribes, and `null` over the router's
// state: then Back from an entry changes the address and leaves the entry on the screen.
if (typeof window !== 'undefined') {
  const replace = window.history.replaceState;
  window.history.replaceState = function keeping(state, unused, url) {
    replace.call(this, state ?? this.state, unused, url);
  };
}

export const KeepState = ({ children }: { children: ReactNode }) => children;
