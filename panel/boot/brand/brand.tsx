import { getPayload } from 'payload';
import { type CSSProperties, cache } from 'react';
import { agencyName } from '../../content/agency/read.ts';
import config from '../../payload.config.ts';

export async function Logo() {
  return <span style={{ ...wordmark, fontSize: '2.75rem' }}>{await currentAgencyName()}</span>;
}

/** The first letter of the agency's name. */
export async function Icon() {
  const [letter] = await currentAgencyName();
  return <span style={{ ...wordmark, fontSize: '1.35rem' }}>{letter}</span>;
}

/** The agency's name in its high-contrast serif, as far as any machine has one. */
const wordmark: CSSProperties = {
  fontFamily: "'Bodoni Moda Variable', 'Bodoni 72', Didot, 'Playfair Display', Georgia, serif",
  letterSpacing: '0.02em',
  lineHeight: 1,
};

/** The agency's name, for a page of the panel; read once for each request. */
export const currentAgencyName = cache(async () => agencyName(await getPayload({ config })));
