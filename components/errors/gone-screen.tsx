import { FacesRow } from '@/components/home/faces-row';
import { readOrNull } from '@/lib/backend/read-or-null';
import { listTalents } from '@/lib/backend/talents';
import type { Lang } from '@/lib/domain/languages';
import type { Section } from '@/lib/domain/lists';
import { spreadFaces } from '@/lib/domain/spread-faces';
import { MessageScreen } from './message-screen';

const FACES = { models: 6, cast: 4 } as const;

/** The page of a talent who has left the agency: a message, and some of today's talents. */
export async function GoneScreen({ lang, section }: { lang: Lang; section: Section }) {
  const rows = (await readOrNull(listTalents(section)))?.value ?? [];
  return (
    <MessageScreen lang={lang} reason="gone">
      <FacesRow lang={lang} section={section} faces={spreadFaces(rows, FACES[section])} total={rows.length} />
    </MessageScreen>
  );
}
