import { MEASURES } from '@passarela/contract/measures';
import portuguese from '@/messages/pt.json' with { type: 'json' };
import { ApplicationForm } from '../application/application-form';
import { ContactForm } from '../contact/contact-form';
import { QuoteForm } from '../quote/quote-form';

const { Form, Contact, Quote, Scouted, Favorites, Sent } = portuguese;
const sentTexts = {
  ...Sent.message,
  reference: Sent.reference,
  next: { href: '/modelos', text: Sent.next },
  steps: {
    confirmed: { when: Sent.confirmedWhen, what: Sent.confirmed },
    read: { when: Sent.readWhen, what: Sent.message.read },
  },
};
/** The three forms as their pages draw them, and text fields that each asks for. */
export const FORMS = {
  contact: {
    fields: { name: 'Ana', email: 'ana@example.com', message: 'Bom dia' },
    form: (
      <ContactForm
        lang="pt"
        path="/contato"
        texts={Form}
        sentTexts={sentTexts}
        labels={Contact}
        note={null}
      />
    ),
  },
  getScouted: {
    fields: { realname: 'Ana Lima', name: 'Ana', email: 'ana@example.com', instagr: '@ana' },
    form: (
      <ApplicationForm
        lang="pt"
        path="/seja-modelo"
        genders={[{ id: 'woman', value: 'Mulher' }]}
        heights={MEASURES.height}
        countries={[]}
        takesHeic={true}
        texts={Scouted}
        shared={Form}
        consentVersion="1.1"
        notice={null}
        note={null}
      />
    ),
  },
  favorites: {
    fields: { name: 'Ana', email: 'ana@example.com', message: 'Bom dia' },
    form: (
      <QuoteForm
        lang="pt"
        path="/favoritos"
        texts={Form}
        sentTexts={sentTexts}
        talentsLabel={Sent.quote.talents}
        labels={Quote}
        phoneWhy={Quote.phoneWhy}
        days={{ ...Quote, ...Favorites }}
        note={null}
      />
    ),
  },
} as const;

export type TestedForm = keyof typeof FORMS;
