import { EARLY_TAPS } from '@/lib/system/early-taps';

/** Clicks count before hydration (docs/decisions/early-taps.md). */
export const EarlyTaps = () => <script dangerouslySetInnerHTML={{ __html: EARLY_TAPS }} />;
