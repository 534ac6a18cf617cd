import type { UNIT_SYSTEMS } from '@passarela/contract/measure-text';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Caller, rows } from '../platform/db/client.ts';
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

const known = z.object({ whatsapp: z.string() });

/** The WhatsApp number that staff noted of somebody with this address, among clients first; null without one. */
export async function whatsappOf(by: Caller, email: string): Promise<string | null> {
  if (email === '') return null;
  const of = (table: string, order: number) =>
    sql`SELECT whatsapp, ${sql.raw(String(order))} AS place FROM ${sql.identifier(table)}
      WHERE lower(email) = lower(${email}) AND coalesce(whatsapp, '') <> ''`;
  const query = sql`${of('clients_people', 0)} UNION ALL ${of('packages_people', 1)} ORDER BY place LIMIT 1`;
  return (await rows(by, query, known))[0]?.whatsapp ?? null;
}

const talentRow = z.object({ talent: z.coerce.number() });

/** The talents in this client's packages for whom `condition` holds (`t`: their line, `p`: the package). */
export async function talentsOfClient(
  by: Caller,
  client: number | null,
  condition: SQL,
): Promise<Set<number>> {
  if (!client) return new Set();
  const found = await rows(
    by,
    sql`SELECT DISTINCT t.talent_id AS talent FROM packages_talents t JOIN packages p ON p.id = t._parent_id
      WHERE p.client_id = ${client} AND t.talent_id IS NOT NULL AND ${condition}`,
    talentRow,
  );
  return new Set(found.map(({ talent }) => talent));
}

const RESERVED = sql`t.availability = 'reserved'`;

/** The talents whom any package of this client has on hold for the client. */
export const reservedFor = (by: Caller, client: Package['client']): Promise<Set<number>> =>
  talentsOfClient(by, (typeof client === 'object' ? client?.id : client) ?? null, RESERVED);

type Units = (typeof UNIT_SYSTEMS)[number];

const OWN: Readonly<Record<string, Units>> = { BR: 'br', US: 'us', GB: 'uk', IE: 'uk' };

/** The units in which a client of this country reads measures; null without a country. */
export const clientUnits = (country: string | null): Units | null =>
  country === null ? null : (OWN[country] ?? 'eu');
