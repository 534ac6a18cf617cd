'use client';

import { text } from '@passarela/contract/text';
import { useTranslation } from '@payloadcms/ui';
import type { Where } from 'payload';
import { z } from 'zod/mini';
import { useAnswer } from '../../parts/act/call.ts';
import { fill } from '../../parts/ui/fill.ts';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';

const LABELS = {
  barred: text(
    'Ninguém destes resultados pode ir ao exterior. Sem o filtro há {n}: tire-o, escolha, e quem pode autorizar marca em “Antes de enviar”.',
    'Nobody of these results may go abroad. Without the filter there are {n}: take it off, choose, and whoever may allow it ticks in “Before you send it”.',
  ),
  nobody: text('Sem o filtro também não há ninguém.', 'There is nobody without the filter either.'),
};
/** A condition as Payload reads it in an address: `where[gender][equals]=woman`. */
const inAddress = (value: unknown, path: string): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) => inAddress(part, `${path}[${name}]`))
    : [[path, String(value)]];

const answer = z.object({ totalDocs: z.number() });

/** Why the list shows nobody who may go abroad; `where`: its conditions without that one. */
export function NoneAbroad({ where }: { where: Where }) {
  const labels = inLanguage(LABELS, languageOf(useTranslation().i18n));
  const query = new URLSearchParams(inAddress(where, 'where')).toString();
  const n = useAnswer(`/cms-api/talents/count?${query}`, answer)?.totalDocs;
  if (n === undefined) return null;
  return <p>{n > 0 ? fill(labels.barred, { n }) : labels.nobody}</p>;
}
