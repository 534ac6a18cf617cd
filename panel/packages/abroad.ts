import type { Caller } from '../platform/db/client.ts';
import { findById } from '../platform/db/find.ts';
import type { Package, Talent } from '../platform/db/payload-types.ts';
import { hasMinor } from './expiry.ts';

const HOME = 'BR';

/** Whether a lawyer has still to confirm the terms that clients abroad accept (docs/decisions/packages.md). */
export const TERMS_ARE_DRAFT = true;

/** The ISO code of a client's country; null without a client. */
export async function countryOf(by: Caller, client: Package['client']): Promise<string | null> {
  const id = typeof client === 'object' ? client?.id : client;
  return (id ? (await findById(by, 'clients', id))?.country : null) ?? null;
}

export const isAbroad = (country: string | null): boolean => country !== null && country !== HOME;

/** The country of a package's client, if it is not Brazil: then the data leave the country (LGPD art. 33). */
export async function countryAbroad(by: Caller, client: Package['client']): Promise<string | null> {
  const country = await countryOf(by, client);
  return isAbroad(country) ? country : null;
}

type Facts = Pick<Talent, 'agency' | 'birthdate'>;

/** Whether a talent may be sent abroad: by the tick, and of a minor with the guardian's consent noted. */
export const mayGoAbroad = ({ agency, birthdate }: Facts, now: number): boolean =>
  agency?.abroad === true &&
  (!hasMinor([{ birthdate: birthdate ?? null }], now) || Boolean(agency.abroad_consent?.trim()));
