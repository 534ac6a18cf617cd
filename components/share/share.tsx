import { useMessages } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { SHARE_ICON } from '@/components/ui/icon-paths';
import { absolute } from '@/lib/routes/absolute';
import { ShareMenu } from './share-menu';

/** A share button: the phone's own sheet if there is one, else WhatsApp, e-mail and the link itself. */
export function Share({ path, title }: { path: string; title: string }) {
  const texts = useMessages().Share;
  return <ShareMenu url={absolute(path)} title={title} texts={texts} icon={<Icon path={SHARE_ICON} />} />;
}
