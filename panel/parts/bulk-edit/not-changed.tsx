'use client';

import { Link } from '@payloadcms/ui';
import type { Outcome } from '../mass-deletion/update-selected.ts';
import { fill } from '../ui/fill.ts';
import type { Labels } from './labels.ts';

type Props = { slug: string; outcome: Outcome; all: number; labels: Pick<Labels, 'failed' | 'refused'> };

/** Which entries did not change, each with its reason and a link; or why nothing did. */
export function NotChanged({ slug, outcome: { failed, reason }, all, labels }: Props) {
  if (failed.length === 0) return <p role="alert">{reason || labels.refused}</p>;
  return (
    <div role="alert">
      <p>{fill(labels.failed, { count: failed.length, all })}</p>
      <ul>
        {failed.map(({ id, title, message }) => (
          <li key={id}>
            <Link href={`/admin/collections/${slug}/${id}`}>{title || String(id)}</Link>
            {`: ${message}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
