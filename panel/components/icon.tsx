import { wordmark } from './wordmark.ts';

/** The initial in the corner of every page. */
export const Icon = () => <span style={{ ...wordmark, fontSize: '1.35rem' }}>P</span>;
