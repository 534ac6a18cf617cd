import type { Gender } from '@passarela/contract';
import { FACTS, type FactName } from '@passarela/contract/facts';
import { CM_PER_INCH, KG_PER_POUND, UNIT_SYSTEMS } from '@passarela/contract/measure-text';
import { UNITS_KEY } from './constants.ts';
import { displayMeasure } from './measures.ts';

export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

/** Those of `?units=`; American ones without, as on every paper. */
export const readUnits = (search: URLSearchParams): UnitSystem =>
  UNIT_SYSTEMS.find((system) => system === search.get(UNITS_KEY)) ?? 'us';

/** A measure as it is read in some places; computed ones begin with `≈`, those that the agency wrote do not. */
export type UnitText = { text: string; systems: readonly UnitSystem[] };

const METRIC: readonly UnitSystem[] = ['br', 'eu'];
const IMPERIAL: readonly UnitSystem[] = ['us', 'uk'];

type Charts = Record<
  'shoes' | 'jeans',
  {
    /** Brazilian sizes that the chart holds for: those of children follow others. */
    from: number;
    to: number;
    us: (br: number) => number;
    eu: (br: number, us: number) => number;
    uk: (us: number) => number;
  }
>;
/** Conversions of sizes if the agency gives none; docs/decisions/measures.md names the charts. */
const CHARTS: Record<'woman' | 'man', Charts> = {
  woman: {
    shoes: { from: 33, to: 44, us: (br) => br - 30, eu: (br) => br + 2, uk: (us) => us - 2 },
    jeans: { from: 34, to: 60, us: (br) => br - 30, eu: (_, us) => us + 30, uk: (us) => us + 4 },
  },
  man: {
    shoes: { from: 36, to: 50, us: (br) => br - 32, eu: (br) => br + 2, uk: (us) => us - 1 },
    jeans: { from: 36, to: 60, us: (br) => br - 8, eu: (_, us) => us + 16, uk: (us) => us },
  },
};

const OWN_FROM_CHART_MAX = { shoes: 2.5, jeans: 4 };

const numberOf = (text: string | undefined): number | null => {
  const number = Number(text?.trim().replace(',', '.') || Number.NaN);
  return number > 0 ? number : null;
};

/** The second value, behind a slash or an x, as the agency wrote it. */
const ownSecond = (raw: string, sign: RegExp) => raw.split(sign)[1]?.trim() || null;

const SIZE_STEP = 0.5;

/** The Brazilian size that another system's is, by the chart of a gender (a woman's for both). */
function brazilianOf(key: 'shoes' | 'jeans', size: number, system: string, gender: Gender): number | null {
  const { from, to, us, eu, uk } = CHARTS[gender === 'man' ? 'man' : 'woman'][key];
  for (let br = from; br <= to; br += SIZE_STEP) {
    const american = us(br);
    const sizes: Record<string, number> = { br, us: american, eu: eu(br, american), uk: uk(american) };
    if (sizes[system] === size) return br;
  }
  return null;
}

/** Fewer are inches, or an American size. */
const METRIC_MIN = { length: 50, shoes: 14 };

/** A measure typed in other units (`5'10"`, `5.10`, `34"`, `8 US`) in centimetres or Brazilian sizes; else null. */
export function fromUnits(key: FactName, typed: string, gender: Gender): number | null {
  const text = typed.toLowerCase().replace(',', '.');
  const inCm = (inches: number) => Math.round(inches * CM_PER_INCH);
  if (key === 'shoes' || key === 'jeans') {
    const [, size = '', system] = /^([\d.]+) ?(br|us|eu|uk)?$/.exec(text) ?? [];
    const amount = numberOf(size);
    const isBare = system === undefined && (key === 'jeans' || (amount ?? 0) >= METRIC_MIN.shoes);
    return amount === null || isBare ? null : brazilianOf(key, amount, system ?? 'us', gender);
  }
  if (FACTS[key].kind !== 'length') return null;
  const [, feet, rest = ''] = /^([3-8])(?:['’.])(\d{0,2})"?$/.exec(text) ?? [];
  if (key === 'height' && feet) return inCm(Number(feet) * 12 + Number(rest));
  const [, inches = '', sign] = /^(\d{2}(?:\.\d)?) ?("|in)?$/.exec(text) ?? [];
  const isInches = sign !== undefined || (FACTS[key].ofBody && Number(inches) < METRIC_MIN.length);
  return inches && isInches ? inCm(Number(inches)) : null;
}

function feetAndInches(inches: number): string {
  return `${Math.floor(inches / 12)}'${inches % 12}"`;
}

function imperialOf(key: FactName, raw: string, metric: number): string {
  const own = ownSecond(raw, /\//);
  if (FACTS[key].kind === 'weight') return own ? `${own} lb` : `≈${Math.round(metric / KG_PER_POUND)} lb`;
  if (own) return own.endsWith('"') ? own : `${own}"`;
  const inches = Math.round(metric / CM_PER_INCH);
  return `≈${key === 'height' ? feetAndInches(inches) : `${inches}"`}`;
}

function sizesOf(key: 'shoes' | 'jeans', raw: string, gender: Gender): UnitText[] {
  const second = raw.includes('/') ? null : ownSecond(raw, /x/i);
  const br = numberOf(raw.split(/x/i)[0]);
  const brazilian = { text: displayMeasure(raw), systems: ['br'] } as const;
  const charts = gender === 'other' ? [CHARTS.woman[key], CHARTS.man[key]] : [CHARTS[gender][key]];
  const isFar = ({ from, to, us }: Charts['shoes']) =>
    br !== null &&
    br >= from &&
    br <= to &&
    !(Math.abs(Number(second?.replace(',', '.')) - us(br)) <= OWN_FROM_CHART_MAX[key]);
  const own = second !== null && charts.every(isFar) ? null : second;
  const ownUs = numberOf(own ?? undefined);
  const american = own && ({ text: `${own} US`, systems: ['us'] } as const);
  const chart = gender === 'other' ? null : CHARTS[gender][key];
  if (br === null || chart === null || br < chart.from || br > chart.to)
    return american ? [brazilian, american] : [];
  const us = ownUs ?? chart.us(br);
  return [
    brazilian,
    { text: `≈${chart.eu(br, us)} EU`, systems: ['eu'] },
    american || { text: `≈${us} US`, systems: ['us'] },
    { text: `≈${chart.uk(us)} UK`, systems: ['uk'] },
  ];
}

/** A measure in every unit, as the agency writes it (`178/5'10"`, `38x8`); empty if there is only one. */
export function inUnits(key: FactName, raw: string, gender: Gender): UnitText[] {
  if (key === 'shoes' || key === 'jeans') return sizesOf(key, raw, gender);
  const metric = displayMeasure(raw);
  const amount = numberOf(metric);
  const { kind } = FACTS[key];
  if (amount === null || (kind !== 'length' && kind !== 'weight')) return [];
  const unit = kind === 'weight' ? 'kg' : amount < 3 ? 'm' : 'cm';
  return [
    { text: `${metric} ${unit}`, systems: METRIC },
    { text: imperialOf(key, raw, amount < 3 ? amount * 100 : amount), systems: IMPERIAL },
  ];
}
