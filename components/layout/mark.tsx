import { MARK } from '../../lib/domain/mark';

export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg aria-hidden="true" focusable="false" width={size} height={size} viewBox="0 0 32 32">
      <path d={MARK} fill="currentColor" />
    </svg>
  );
}
