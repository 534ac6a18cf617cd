import { KeepPost } from './keep-post';
import { OfflineLine } from './offline-line';

/** On a post: the line that says that there is no network, and what keeps the post readable without it. */
export const OfflinePost = ({ path }: { path: string }) => (
  <>
    <OfflineLine />
    <KeepPost path={path} />
  </>
);
