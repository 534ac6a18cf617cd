import type { UIField } from 'payload';

/** The button that takes a talent or a picture down, and shows the receipt. */
export const takeDownField: UIField = {
  name: 'take_down',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/components/takedown/take-down.tsx#TakeDown' },
  },
};
