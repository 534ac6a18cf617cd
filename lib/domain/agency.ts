import type { AgencyAnswer } from '@passarela/contract';
import type { Mark } from '@passarela/contract/mark';

/** The panel's description of the agency; each field may be null. */
export type Described = Omit<AgencyAnswer, 'about' | 'mark'> & {
  about: { pt: string | null; en: string | null };
  mark: Mark | null;
};

/** The agency as the panel describes it; `about` is sanitised HTML. `since` is null if nobody gave a year. */
export type Agency = Described & { name: string };

export const UNDESCRIBED: Described = {
  name: null,
  since: null,
  phone: null,
  email: null,
  address: null,
  whatsapp: null,
  reference_prefix: null,
  download_ending: null,
  answer_days: null,
  accent: null,
  mark: null,
  slogan: null,
  statement: null,
  about: { pt: null, en: null },
  legal_name: null,
  cnpj: null,
  hours: [],
  people: [],
  networks: [],
  clients: [],
  place: null,
  place_focus: null,
  sends_mail: null,
};
