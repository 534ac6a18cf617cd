import { KeepPost } from './keep-post';
import { OfflineLine } from './offline-line';

/** On a post: the line that there is no network, and the code that stores the post. */
export const OfflinePost = ({ path }: { path: string }) => (
  <>
    <OfflineLine />
    <KeepPost path={path} />
  </>
);
