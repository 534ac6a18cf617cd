type Entry = {
  reference: string;
  name: string;
  email: string;
  language: 'pt' | 'en';
  is_minor?: boolean | null | undefined;
  guardian_name?: string | null | undefined;
  guardian_email?: string | null | undefined;
};

const GREETING = { pt: 'Olá', en: 'Hello' };

/** A mailto link with subject and greeting in the sender's language. */
export function replyAddress(entry: Entry): string {
  const { reference, name, email, language, is_minor, guardian_name, guardian_email } = entry;
  const guardian = is_minor ? guardian_email : null;
  const person = (guardian && guardian_name) || name;
  const query = Object.entries({
    ...(guardian && guardian !== email && { cc: email }),
    subject: `Re: ${reference}`,
    body: `${GREETING[language]}, ${person}!\n\n`,
  });
  const words = query.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&');
  return `mailto:${encodeURIComponent(guardian || email).replace('%40', '@')}?${words}`;
}
