import type { Lang } from '@/lib/domain/languages';

export type Who = { lang: Lang; person: string; name: string };

/** The person's fields, in every form of a package's page. */
export const OwnFields = ({ lang, person, name }: Who) => (
  <>
    <input type="hidden" name="lang" value={lang} />
    <input type="hidden" name="person" value={person} />
    {name && <input type="hidden" name="name" value={name} />}
  </>
);
