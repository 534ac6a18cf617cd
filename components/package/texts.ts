import type { Messages } from '@/components/ui/client-texts';

export type Texts = Messages['Package'];
