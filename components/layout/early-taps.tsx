import { readProgram } from '@/lib/system/program';

const script = readProgram('early');

/** Clicks count before hydration (docs/decisions/early-taps.md). */
export const EarlyTaps = () => <script dangerouslySetInnerHTML={{ __html: script }} />;
