import { currentAgencyName } from './current-name.ts';
import { wordmark } from './wordmark.ts';

export async function Logo() {
  return <span style={{ ...wordmark, fontSize: '2.75rem' }}>{await currentAgencyName()}</span>;
}
