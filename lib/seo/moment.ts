/** São Paulo has had no summer time since 2019: its moments are three hours behind UTC all year. */
const SAO_PAULO_OFFSET = '-03:00';

/**
 * A moment of the services as ISO 8601: `yyyy-MM-dd HH:mm:ss` is São Paulo time (CONTRACT, Rules), anything else what
 * it says; undefined when it is no moment.
 */
export function isoMoment(value: string): string | undefined {
  const local = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/.exec(value);
  const date = new Date(local ? `${local[1]}T${local[2]}${SAO_PAULO_OFFSET}` : value);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
