'use client';

import type { ComponentProps } from 'react';

/** An `img` that prefetched pages do not load: React would fetch those of server components with the data. */
export const PhotoImage = (props: ComponentProps<'img'>) => <img {...props} alt={props.alt} />;
