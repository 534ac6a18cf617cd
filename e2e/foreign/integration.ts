import type { Answer, Call } from './answer.ts';
import { attributes } from './attributes.ts';
import type { Habits } from './habits.ts';
import type { Person } from './people.ts';
import type { Writer } from './wire.ts';

const EMPTY_ZIP = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);

/** The calls of the integration behind its sign-in; undefined if it knows none. */
export function integrationAnswer(
  { method, url, path }: Call,
  write: Writer,
  habits: Habits,
  people: Person[],
): Answer | undefined {
  const query = url.searchParams;
  switch (`${method} ${path}`) {
    case 'GET /api/talents/attributes':
      return { json: attributes(write, query) };
    case 'POST /api/talents': {
      const size = Number(query.get('paginate')) || 15;
      const listed = people.map((person) => write.talent(person, false));
      return { json: write.page(listed, url, habits.talentsCap === 'capped' ? Math.min(size, 25) : size) };
    }
    case 'GET /api/talent/profile': {
      const person = people.find(({ id }) => String(id) === query.get('id'));
      if (person) return { json: write.one(write.talent(person, true)) };
      if (habits.unknownTalent === '404') return undefined;
      return { json: write.one(habits.unknownTalent === 'null' ? null : []) };
    }
    case 'POST /api/download/gallery':
      return { type: 'application/zip', bytes: EMPTY_ZIP };
    default:
      return undefined;
  }
}
