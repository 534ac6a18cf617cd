import { EARLY_TAPS } from '@/lib/system/early-taps';

/** Stands in the head: what is pressed before the page listens counts (docs/decisions/early-taps.md). */
export const EarlyTaps = () => <script dangerouslySetInnerHTML={{ __html: EARLY_TAPS }} />;
