import type { CollectionConfig } from 'payload';
import { ui } from '../../parts/fields/basic.ts';
import { face } from '../endpoints/face.ts';
import { makeTalent } from '../endpoints/make-talent.ts';
import { photo } from '../endpoints/photo.ts';
import { followUp } from '../fields/follow-up.ts';
import { inboxCollection } from '../inbox-collection.ts';
import { applicant } from './applicant.ts';
import { guardian } from './guardian.ts';

/** People who want to be scouted, with four private photos. */
export const applications: CollectionConfig = inboxCollection({
  slug: 'applications',
  columns: ['name', 'status', 'assigned_to', 'birthdate', 'height', 'city', 'reference', 'createdAt'],
  searchable: ['reference', 'name', 'realname', 'email', 'phone', 'city', 'instagr'],
  endpoints: [photo, face, makeTalent],
  trash: true,
  fields: [
    ui('pictures', '/inbox/admin/application-photos.tsx#ApplicationPhotos'),
    ...applicant,
    ...guardian,
    ...followUp,
    // retention counts from this: set on arrival, and by nothing else (platform/db/guards.ts)
    { name: 'received_at', type: 'date', index: true, admin: { disabled: true } },
  ],
});
