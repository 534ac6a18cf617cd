import { wordmark } from './wordmark.ts';

export const Logo = () => <span style={{ ...wordmark, fontSize: '2.75rem' }}>Passarela</span>;
