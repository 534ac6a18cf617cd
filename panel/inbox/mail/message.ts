import type { Message } from '../../platform/mail/transport.ts';
import type { Kind } from '../../platform/reference/kinds.ts';
import { quotedModels } from '../quoted-models.ts';

/** The recipient of a mail: the agency, or the sender of the entry. */
type Recipient = 'agency' | 'sender';

export type MailEntry = {
  kind: Kind;
  id: number;
  reference: string;
  language: 'pt' | 'en';
  name: string;
  email: string;
  phone?: string | null | undefined;
  message?: string | null | undefined;
  models?: string | null | undefined;
  city?: string | null | undefined;
  guardian_email?: string | null | undefined;
};

export type MailSettings = {
  AGENCY_NAME: string;
  AGENCY_EMAIL: string;
  MAIL_FROM?: string | undefined;
  PANEL_ORIGIN: string;
};

const TITLES: Record<Kind, string> = {
  messages: 'Nova mensagem',
  quotes: 'Novo pedido de orçamento',
  applications: 'Nova candidatura',
};

const CONFIRMATIONS = {
  pt: {
    subject: (agency: string, reference: string) => `${agency}: recebemos o seu envio (${reference})`,
    messages: 'Recebemos a sua mensagem e vamos responder a este e-mail.',
    quotes: 'Recebemos o seu pedido de orçamento e vamos responder a este e-mail.',
    applications:
      'Recebemos a sua candidatura. A nossa equipe olha todas e entra em contato quando há uma oportunidade.\nA agência nunca cobra taxa de candidatura, e as fotos ficam só com a equipe.',
    reference: 'Referência',
    unknown: 'Se você não enviou nada, pode ignorar esta mensagem.',
  },
  en: {
    subject: (agency: string, reference: string) => `${agency}: we have received it (${reference})`,
    messages: 'We have received your message and will answer to this address.',
    quotes: 'We have received your request for a quote and will answer to this address.',
    applications:
      'We have received your application. Our team looks at every one and gets in touch when there is an opportunity.\nThe agency never charges a fee, and only our team sees your photos.',
    reference: 'Reference',
    unknown: 'If you did not send anything, you can ignore this message.',
  },
};

/** One mail about an entry: to the agency with its text, or the sender's confirmation in their language. */
export const entryMail = (entry: MailEntry, recipient: Recipient, settings: MailSettings): Message =>
  recipient === 'agency' ? toAgency(entry, settings) : toSender(entry, settings);

export const senderOf = ({
  MAIL_FROM,
  AGENCY_NAME,
  AGENCY_EMAIL,
}: Omit<MailSettings, 'PANEL_ORIGIN'>): string =>
  MAIL_FROM ?? `"${AGENCY_NAME.replaceAll('"', '')}" <${AGENCY_EMAIL}>`;

/** The agency's part of a mail. Its name is the same at each try: one that arrives twice is known as one. */
export const envelope = (name: string, settings: MailSettings) => ({
  from: senderOf(settings),
  replyTo: settings.AGENCY_EMAIL,
  messageId: `<${name.replace(/[^\w.-]/g, '-')}@${settings.AGENCY_EMAIL.split('@').at(-1)}>`,
});

function toAgency(entry: MailEntry, settings: MailSettings): Message {
  const { kind, id, reference, name, email, phone, message, models, city } = entry;
  const details = [
    ['Nome', name],
    // an application is read in the panel: it may be a child's
    ...(kind === 'applications'
      ? [['Cidade', city]]
      : [
          ['E-mail', email],
          ['Telefone', phone],
          ['Talentos', models && namesOf(models)],
        ]),
  ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  const link = `${settings.PANEL_ORIGIN}/admin/collections/${kind}/${id}`;
  return {
    ...envelope(`${reference}.agency`, settings),
    to: settings.AGENCY_EMAIL,
    ...(kind !== 'applications' && { replyTo: email }),
    subject: `${TITLES[kind]}: ${name} (${reference})`,
    text: [...details, '', ...(message ? [message, ''] : []), link].join('\n'),
    headers: {},
  };
}

// nothing of the sender's text: typing a stranger's address must not make us send them a text
function toSender(entry: MailEntry, settings: MailSettings): Message {
  const { kind, reference, language, email, guardian_email } = entry;
  const words = CONFIRMATIONS[language];
  return {
    ...envelope(`${reference}.sender`, settings),
    to: email,
    ...(guardian_email && guardian_email !== email && { cc: guardian_email }),
    subject: words.subject(settings.AGENCY_NAME, reference),
    text: [
      words[kind],
      '',
      `${words.reference}: ${reference}`,
      '',
      words.unknown,
      '',
      settings.AGENCY_NAME,
    ].join('\n'),
    headers: { 'Auto-Submitted': 'auto-replied' },
  };
}

const namesOf = (models: string): string =>
  quotedModels(models)
    .map(({ name }) => name)
    .join(', ');
