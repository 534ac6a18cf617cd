import { PERSON_NAME_MAX_CHARS } from '@passarela/contract/package-limits';
import type { ComponentProps } from 'react';
import type { Lang } from '@/lib/domain/languages';

export type Who = { lang: Lang; person: string; name: string };
type Props = ComponentProps<'form'> & { who: Pick<Who, 'lang'> & Partial<Who> };

/** A form of a package's page with its person's fields, which the browser posts by itself without script. */
export const PackageForm = ({ who: { lang, person, name }, children, ...form }: Props) => (
  <form method="post" encType="multipart/form-data" {...form}>
    <input type="hidden" name="lang" value={lang} />
    {person !== undefined && <input type="hidden" name="person" value={person} />}
    {name && <input type="hidden" name="name" value={name} />}
    {children}
  </form>
);

/** The line for the name of who answers. */
export const NameLine = ({ label, ...input }: ComponentProps<'input'> & { label: string }) => (
  <label>
    {label}
    <input name="name" required maxLength={PERSON_NAME_MAX_CHARS} autoComplete="name" {...input} />
  </label>
);
