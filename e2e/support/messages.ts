import { fillMessages } from '../../lib/i18n/agency-messages.ts';
import en from '../../messages/en.json' with { type: 'json' };
import pt from '../../messages/pt.json' with { type: 'json' };

const SINCE = 2001;
const values = {
  agency: 'Passarela',
  since: String(SINCE),
  years: String(new Date().getFullYear() - SINCE),
};

/** The texts of the site as the demo's agency says them. */
export const portuguese = fillMessages(pt, values);
export const english = fillMessages(en, values);
