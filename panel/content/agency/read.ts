import type { AgencyAnswer } from '@passarela/contract';
import type { Payload } from 'payload';
import { described, fileOf } from '../../catalogue/media/described.ts';
import { remember } from '../../platform/db/remember.ts';
import { isMailOn } from '../../platform/mail/is-on.ts';
import { env } from '../../platform/settings/env.ts';
import { articleHtml } from '../articles/article-html.ts';
import { markName } from './mark-file.ts';

type Localized = { pt?: string | null | undefined; en?: string | null | undefined };

const bothWords = ({ pt, en }: Localized = {}) => (pt || en ? { pt: pt || null, en: en || null } : null);

const linesOf = (text: string | null | undefined): string[] =>
  (text ?? '').split('\n').flatMap((line) => line.trim() || []);

/** The agency as staff describe it; empty fields are null. */
export const readAgency = remember('agency', async (payload): Promise<AgencyAnswer> => {
  const { slogan, statement, about, mark, hours, people, networks, ...agency } = await payload.findGlobal({
    slug: 'agency',
    depth: 1,
  });
  return {
    name: agency.name || null,
    since: agency.since ?? null,
    phone: agency.phone || null,
    email: agency.email || null,
    address: agency.address || null,
    whatsapp: agency.whatsapp || null,
    reference_prefix: agency.reference_prefix || null,
    download_ending: agency.download_ending || null,
    answer_days: agency.answer_days ?? null,
    accent: agency.accent || null,
    mark: markName(mark),
    slogan: bothWords(slogan),
    statement: bothWords(statement),
    about: bothWords({ pt: articleHtml(about?.pt, 'pt'), en: articleHtml(about?.en, 'en') }),
    legal_name: agency.legal_name || null,
    cnpj: agency.cnpj || null,
    hours: (hours ?? []).map(({ from, to = null, opens, closes }) => ({ from, to, opens, closes })),
    people: (people ?? []).map(({ name, role, photo }) => ({
      name,
      role: bothWords(role),
      photo: fileOf(photo),
      photo_focus: described(photo).focus,
    })),
    networks: (networks ?? []).map(({ name, url }) => ({ name, url })),
    clients: linesOf(agency.clients),
    place: fileOf(agency.place),
    place_focus: described(agency.place).focus,
    sends_mail: isMailOn(env()),
  };
});

/** The name that mails, titles and the panel itself use: as staff set it, else as the environment does. */
export const agencyName = async (payload: Payload): Promise<string> =>
  (await readAgency(payload)).name ?? env().AGENCY_NAME;

export const referencePrefix = async (payload: Payload): Promise<string> =>
  (await readAgency(payload)).reference_prefix ?? env().REFERENCE_PREFIX;

/** The ending of download names: the staff's, else the first agency's. */
export const downloadEnding = async (payload: Payload): Promise<string> =>
  (await readAgency(payload)).download_ending ?? 'AFM MODEL';
