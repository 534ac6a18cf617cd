/** The agency's mark: a runway that narrows towards its light. Drawn once, used everywhere. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg aria-hidden="true" focusable="false" width={size} height={size} viewBox="0 0 32 32">
      <path d="M13.6 4h4.8L29 28h-7.2L16 9.5 10.2 28H3Z" fill="currentColor" />
    </svg>
  );
}
