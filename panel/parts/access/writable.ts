import { PUBLIC_FACTS } from '@passarela/contract/measures';
import { TEXT_KEYS } from '@passarela/contract/site-texts';
import { SLIDE_PICTURES, TALENT_PICTURES } from '../../platform/reference/picture-fields.ts';
import type { Role } from './roles.ts';

type Names = readonly string[];
/** The fields of an entry that each role may change, and more at its creation. */
type Writable = Record<Role, Names> & { atCreation?: Partial<Record<Role, Names>> };

const editors = (...names: string[]): Writable => ({
  admin: names,
  manager: names,
  editor: names,
  booker: [],
});
/** Editors name terms, administrators trash and restore them. */
const terms = (...names: string[]): Writable => ({ ...editors(...names), admin: [...names, 'deletedAt'] });
const inbox = (...names: string[]): Writable => ({
  admin: names,
  manager: names,
  editor: [],
  booker: names,
});
const everybody = (...names: string[]): Writable => ({
  admin: names,
  manager: names,
  editor: names,
  booker: names,
});

/** A number that staff choose once. */
const WITH_OWN_ID = { atCreation: { admin: ['id'], manager: ['id'], editor: ['id'] } };
const OWN_ACCOUNT = ['name', 'email', 'password', 'currentPassword'];
/** All that is said about a person. Whether, when and how the site shows them is for editors. */
const ABOUT_PERSON = [
  ...PUBLIC_FACTS,
  ...['agency', ...TALENT_PICTURES, 'video'],
  ...['name', 'gender', 'birthdate', 'categories', 'divisions', 'skills', 'biography'],
];
const HANDLED = ['status', 'notes', 'assigned_to', 'follow_up_at', 'outcome'];
const ON_SITE_BETWEEN = ['publish_at', 'hide_at'];

/**
 * The fields that each role may change through any API: of a collection or a global, by a field's first name (a
 * group or list as a whole). Others nobody changes (docs/decisions/written-fields.md).
 */
export const WRITABLE: Readonly<Record<string, Writable>> = {
  talents: {
    ...editors(...ABOUT_PERSON, 'status', ...ON_SITE_BETWEEN, 'noindex', 'downloads', 'deletedAt'),
    booker: ABOUT_PERSON,
  },
  categories: { ...terms('key', 'name', 'is_internal'), ...WITH_OWN_ID },
  divisions: { ...terms('name', 'category'), ...WITH_OWN_ID },
  skills: terms('name'),
  slides: editors(
    ...['type', ...SLIDE_PICTURES, 'talent', 'alt', 'is_active', ...ON_SITE_BETWEEN],
    ...['_order', 'deletedAt'],
  ),
  posts: editors(
    ...['title', 'description', 'cover', 'content', 'status', 'type', 'language', 'batch', 'slug'],
    ...['published_at', 'deletedAt'],
  ),
  feed: editors('image', 'permalink', 'caption', 'taken_at'),
  media: {
    ...editors('alt', 'taken_down', 'focalX', 'focalY', 'deletedAt'),
    atCreation: { booker: ['alt', 'focalX', 'focalY'] },
  },
  messages: inbox('status', 'notes', 'assigned_to'),
  quotes: inbox('status', 'notes', 'assigned_to'),
  applications: {
    ...inbox(...HANDLED),
    admin: [...HANDLED, 'deletedAt'],
  },
  packages: inbox(
    ...['title', 'client', 'message', 'talents', 'people', 'state', 'expires_at', 'language', 'max_picks'],
    ...['dates', 'reminds', 'shows_measures', 'shows_age', 'shows_digitals', 'shows_answers'],
    ...['downloads', 'passcode'],
  ),
  clients: inbox('company', 'country', 'people', 'notes'),
  users: { ...everybody(...OWN_ACCOUNT), admin: [...OWN_ACCOUNT, 'role'] },
  texts: editors('menu', ...TEXT_KEYS),
  agency: editors(
    ...['name', 'since', 'slogan', 'statement', 'about', 'phone', 'email', 'whatsapp', 'answer_days'],
    ...['reference_prefix', 'download_ending', 'address', 'accent', 'mark', 'instagram', 'networks', 'hours'],
    ...['legal_name', 'cnpj', 'people', 'clients', 'place'],
  ),
  downloads: editors('is_offered'),
  replies: inbox('accepted', 'declined'),
  privacy: editors('pt', 'en'),
  'payload-locked-documents': everybody('user'),
  'payload-preferences': everybody('key', 'value'),
  'payload-query-presets': everybody(
    ...['title', 'where', 'columns', 'groupBy', 'isShared', 'access', 'relatedCollection'],
  ),
};

/** Whether a role may write this field of a collection or a global. */
export function mayWrite(role: Role, slug: string, operation: 'create' | 'update', name: string): boolean {
  const row = WRITABLE[slug];
  if (!row) return false;
  return (
    row[role].includes(name) || (operation === 'create' && (row.atCreation?.[role] ?? []).includes(name))
  );
}
