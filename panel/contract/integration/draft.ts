import { language } from '@passarela/contract';
import { z } from 'zod';
import { ContractError } from '../../platform/errors/contract-error.ts';
import { localDay } from '../../platform/reference/agency-time.ts';
import { missingOf } from '../../platform/reference/minors.ts';
import { signedUntil } from '../../publishing/draft/signed.ts';
import { json } from '../http/answer.ts';
import { accept } from '../http/input.ts';
import { openedDraft } from '../http/opened-draft.ts';
import type { Handler } from '../http/route.ts';
import { sendable } from './body-measures.ts';
import { toContract } from './talent-shape.ts';

const draftQuery = z.object({ language: language.default('pt') });

/**
 * GET {INTEGRATION}/api/talent/draft: a talent as saved, public or not, by `X-Draft-Token`; 403 for an invalid or
 * expired one, and for a minor who lacks what the rule asks for. `preview` says until when (ms), signs each withheld
 * file, and names what somebody without a birthdate lacks.
 */
export const draft: Handler = async ({ query, payload, env, ...call }) => {
  const { language } = accept(draftQuery, Object.fromEntries(query));
  const { id, until } = openedDraft({ env, ...call }, 'talent');
  const talent = await payload.findByID({ collection: 'talents', id, depth: 1, disableErrors: true });
  if (!talent) throw new ContractError(404, `There is no talent ${id}`);
  const today = localDay(call.now());
  if (missingOf(talent, 'site', today).length > 0) throw new ContractError(403, 'A minor without a guardian');
  const data = sendable(toContract(talent, language), today);
  const missing = [...(talent.birthdate ? [] : ['birthdate']), ...missingOf(talent, 'client', today)];
  const files = [
    data.cover,
    data.cover_web,
    ...[...data.book, ...data.snap, ...data.compo].map(({ file }) => file),
  ];
  const signed = files.flatMap((file) =>
    file ? [[file, signedUntil({ file: nameOf(file) }, until, env)] as const] : [],
  );
  const preview = { until, files: Object.fromEntries(signed), missing };
  return json({ data: { ...data, downloads: false }, preview });
};

const nameOf = (file: string): string => file.replace(/^.*\//, '');
