import type { UIField } from 'payload';

export const takeDownField: UIField = {
  name: 'take_down',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/components/takedown/take-down.tsx#TakeDown' },
  },
};
