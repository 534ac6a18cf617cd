import { getAgency } from '@/lib/backend/agency';
import { MARK } from '@/lib/domain/mark';

/** The agency's mark in the colour of the text around it. Its shapes were written anew at their read. */
export async function Mark({ size = 28 }: { size?: number }) {
  const { viewBox, shapes } = (await getAgency()).mark ?? MARK;
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox={viewBox}
      fill="currentColor"
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}
