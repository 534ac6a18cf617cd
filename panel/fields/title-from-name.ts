import type { TextField } from 'payload';

/** A hidden copy of `name.pt`: a group cannot be the title that pickers show. */
export const titleFromName: TextField = {
  name: 'title',
  type: 'text',
  admin: { hidden: true },
  hooks: { beforeChange: [({ siblingData }) => siblingData.name?.pt] },
};
