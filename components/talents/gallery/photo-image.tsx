'use client';

import type { ComponentProps } from 'react';

/** An `img` that is not fetched where its page is only fetched ahead: React fetches those of server components with the data. */
export const PhotoImage = (props: ComponentProps<'img'>) => <img {...props} alt={props.alt} />;
