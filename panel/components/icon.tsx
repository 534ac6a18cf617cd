import { wordmark } from './wordmark.ts';

export const Icon = () => <span style={{ ...wordmark, fontSize: '1.35rem' }}>P</span>;
