import 'server-only';
import { BODY_MEASURES } from '@passarela/contract/measures';
import { storedRows } from './talents.ts';

type Card = { id: number; name: string };

/** Fields that replace birthdates in a last good answer. */
const OF_BIRTH = ['birthdate', 'birth_year', 'minor'];
/** The panel's limit for a quote (contract/src/writing.ts). */
const ALL_MAX_CHARS = 1_900_000;

/** Minors' body measures are not sent on, nor those of unknown age. */
function fieldsFor({ minor, ...row }: Record<string, unknown>): [string, unknown][] {
  const isAdult = minor === false;
  const isMeasure = (name: string) => BODY_MEASURES.some((measure) => measure === name);
  return Object.entries(row).filter(([name]) => !OF_BIRTH.includes(name) && (isAdult || !isMeasure(name)));
}

/**
 * The favourites of a quote whole, as the service sent their rows, without birthdates. Read from the last good
 * list: in memory the site has only what its cards show. A talent that is not in it goes as its card.
 */
export async function quotedRows(cards: readonly Card[]): Promise<readonly object[]> {
  const byId = new Map((await storedRows())?.map((row) => [Number(row.id), row]));
  const whole = cards.map((card) => {
    const row = byId.get(card.id);
    return row ? { ...card, ...Object.fromEntries(fieldsFor(row)), id: card.id } : card;
  });
  return JSON.stringify(whole).length > ALL_MAX_CHARS ? cards : whole;
}
