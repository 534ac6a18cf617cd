import { TalentsRow } from '@/components/home/talents-row';
import { readOrNull } from '@/lib/backend/read-or-null';
import { listTalents } from '@/lib/backend/talents';
import type { Lang } from '@/lib/domain/languages';
import type { Section } from '@/lib/domain/lists';
import { spreadTalents } from '@/lib/domain/spread-talents';
import { MessageScreen } from './message-screen';

const FACES = { models: 6, cast: 4 } as const;

/** The page of a talent who has left the agency: a message, and some of today's talents. */
export async function GoneScreen({ lang, section }: { lang: Lang; section: Section }) {
  const rows = (await readOrNull(listTalents(section)))?.value ?? [];
  return (
    <MessageScreen lang={lang} reason="gone">
      <TalentsRow
        lang={lang}
        section={section}
        talents={spreadTalents(rows, FACES[section])}
        total={rows.length}
      />
    </MessageScreen>
  );
}
