import { wordmark } from './wordmark.ts';

/** The name above the sign-in form. */
export const Logo = () => <span style={{ ...wordmark, fontSize: '2.75rem' }}>Passarela</span>;
