import { text } from '@passarela/contract/text';
import type { UIFieldServerComponent } from 'payload';
import controls from '../../parts/ui/controls.module.css';
import { languageOf } from '../../platform/reference/language.ts';
import { packageOfOrigin } from '../packages/entry.ts';
import styles from './inbox.module.css';

const OPEN = text('Abrir pacote', 'Open package');

/** In a message that is somebody's answer to a package: the way there. */
export const SentPackage: UIFieldServerComponent = ({ data, i18n }) => {
  const id = packageOfOrigin(data.origin);
  if (id === null) return null;
  return (
    <div className={styles.actions}>
      <a className={controls.secondary} href={`/admin/collections/packages/${id}`}>
        {OPEN[languageOf(i18n)]}
      </a>
    </div>
  );
};
