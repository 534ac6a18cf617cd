import { text } from '@passarela/contract/text';
import type { RelationshipField } from 'payload';

/** The colleague who looks after an entry: drawn by us, as Payload's picker offers only accounts that one may open. */
export const assignee: RelationshipField = {
  name: 'assigned_to',
  type: 'relationship',
  relationTo: 'users',
  maxDepth: 0,
  index: true,
  label: text('Com quem está', 'Assigned to'),
  admin: {
    position: 'sidebar',
    allowCreate: false,
    allowEdit: false,
    components: {
      Field: '/inbox/admin/assignee.tsx#Assignee',
      Cell: '/inbox/admin/assignee-cell.tsx#AssigneeCell',
    },
  },
};
