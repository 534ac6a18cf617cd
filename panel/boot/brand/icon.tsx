import { currentAgencyName } from './current-name.ts';
import { wordmark } from './wordmark.ts';

/** The first letter of the agency's name. */
export async function Icon() {
  const [letter] = await currentAgencyName();
  return <span style={{ ...wordmark, fontSize: '1.35rem' }}>{letter}</span>;
}
