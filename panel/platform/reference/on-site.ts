/** When something that staff publish is on the site; moments as stored. */
export type Times = { publish_at?: string | null | undefined; hide_at?: string | null | undefined };

/** Whether `now` (ms) is in the time of something published: from `publish_at` on, before `hide_at`. */
export const isOnTime = ({ publish_at, hide_at }: Times, now: number): boolean =>
  !(publish_at && Date.parse(publish_at) > now) && !(hide_at && Date.parse(hide_at) <= now);

type Stored = { status?: string | null; deletedAt?: string | null | undefined };

export const isTalentOnSite = (talent: Stored & Times, now: number): boolean =>
  !talent.deletedAt && talent.status === 'published' && isOnTime(talent, now);

export const isPostOnSite = (post: Stored & { published_at: string }, now: number): boolean =>
  !post.deletedAt && post.status === 'published' && isOnTime({ publish_at: post.published_at }, now);
