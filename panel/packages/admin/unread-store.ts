import { sharedValue } from '../../parts/ui/shared-value.ts';

const unread = sharedValue<readonly number[]>([]);

/** Notes whom the client of the open form does not see yet: one question for all lines, not one for each. */
export const setUnread = unread.set;

/** Whether the client does not see this talent of the open form yet. */
export const useUnread = (id: number | null): boolean => unread.use((ids) => id !== null && ids.includes(id));
