import { readProgram } from '@/lib/system/program';

const script = readProgram('early');

/** Clicks count before hydration (docs/decisions/early-clicks.md). */
export const EarlyClicks = () => <script dangerouslySetInnerHTML={{ __html: script }} />;
