import type { UNIT_SYSTEMS } from '@passarela/contract/packages';

type Units = (typeof UNIT_SYSTEMS)[number];

const OWN: Readonly<Record<string, Units>> = { BR: 'br', US: 'us', GB: 'uk', IE: 'uk' };

/** The units in which a client of this country reads measures; null without a country. */
export const clientUnits = (country: string | null): Units | null =>
  country === null ? null : (OWN[country] ?? 'eu');
