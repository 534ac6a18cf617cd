import { onPhone } from '@/lib/domain/on-phone';

const SMALL = `(min-width: 1024px) 31vw, (min-width: 640px) 46vw, ${onPhone(100)}`;
const LEAD = `(min-width: 1024px) 63vw, ${onPhone(100)}`;

/** The `sizes` of a cover by its position from 0: the first and eighth of nine are large. */
export const coverSizes = (position: number): string => ([0, 7].includes(position % 9) ? LEAD : SMALL);
