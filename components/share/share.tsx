import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { SHARE } from '@/components/ui/icon-paths';
import { absolute } from '@/lib/routes/absolute';
import { shareLinks } from './share-links';
import { ShareMenu } from './share-menu';

type Props = {
  path: string;
  title: string;
};

/** A share button: the phone's own sheet where there is one, else WhatsApp, e-mail and the link itself. */
export function Share({ path, title }: Props) {
  const t = useTranslations('Share');
  const url = absolute(path);
  return (
    <ShareMenu
      url={url}
      title={title}
      label={t('share')}
      copyLabel={t('copy')}
      copiedText={t('copied')}
      icon={<Icon path={SHARE} />}
      links={shareLinks(url, title, { whatsapp: t('whatsapp'), email: t('email') })}
    />
  );
}
