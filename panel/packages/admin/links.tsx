import { STAFF_LOOK } from '@passarela/contract/staff-look';
import { text } from '@passarela/contract/text';
import type { UIFieldServerComponent } from 'payload';
import { CopyLink } from '../../parts/site-links/copy-link.tsx';
import { isMailOn } from '../../platform/mail/is-on.ts';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { env } from '../../platform/settings/env.ts';
import { packageAddress } from '../address.ts';
import { EXTENSION_DAYS } from '../extend.ts';
import { ANYBODY } from '../link.ts';
import { recipientsSent } from '../note-sending.ts';
import { Act } from './act.tsx';
import styles from './packages.module.css';
import { Post } from './post.tsx';
import { Paused, SendLinks } from './send-links.tsx';
import { Revoke } from './revoke.tsx';
import { hasLinks, savedPackage } from './saved-package.ts';

const WORDS = {
  heading: text('Links', 'Links'),
  anybody: text('Link para qualquer pessoa', 'Link for anybody'),
  none: text(
    'Os links aparecem depois de salvar, enquanto a seleção está aberta.',
    'The links appear once it is saved, while the package is open.',
  ),
  copy: text('Copiar link', 'Copy link'),
  copied: text('Copiado', 'Copied'),
  see: text('Ver como o cliente', 'See it as the client'),
  chat: text('WhatsApp', 'WhatsApp'),
  mail: text('Enviar por e-mail', 'Send by e-mail'),
  busy: text('Enviando…', 'Sending…'),
  mailed: text('E-mail a caminho', 'E-mail on its way'),
  remind: text('Lembrar', 'Remind'),
  reminded: text('Lembrete a caminho', 'Reminder on its way'),
  failed: text('Não deu certo. Tente de novo.', 'It did not work. Try again.'),
  unsaved: text('Salve a seleção para enviar.', 'Save the package to send it.'),
};
const EXTEND = {
  start: text(`Mais ${EXTENSION_DAYS} dias`, `${EXTENSION_DAYS} more days`),
  busy: text('Prorrogando…', 'Extending…'),
  failed: text('Não deu certo. Tente de novo.', 'It did not work. Try again.'),
  unsaved: text('Salve a seleção antes.', 'Save the package first.'),
};
const REVOKE = {
  start: text('Revogar todos os links', 'Revoke all links'),
  confirm: text('Revogar', 'Revoke'),
  cancel: text('Voltar', 'Back'),
  failed: text('Não deu certo. Tente de novo.', 'It did not work. Try again.'),
};
const QUESTION = text(
  'Nenhum link abre mais, nem as fotos. As respostas que chegaram ficam.',
  'No link opens any more, pictures included. The answers that came in stay.',
);
const GREETING = {
  pt: (title: string, address: string) => `Olá! Preparamos uma seleção para você: ${title}\n${address}`,
  en: (title: string, address: string) => `Hello! We have prepared a package for you: ${title}\n${address}`,
};

/** Beside the form of a package: each person's link, to copy and to send, and the end of all links. */
export const PackageLinks: UIFieldServerComponent = async ({ data, i18n, payload }) => {
  const stored = savedPackage(data);
  const language = languageOf(i18n);
  const labels = inLanguage(WORDS, language);
  const extend = stored && stored.state !== 'revoked' && (
    <Act action={`/cms-api/packages/${stored.id}/extend`} labels={inLanguage(EXTEND, language)} />
  );
  if (!stored || !hasLinks(stored, Date.now())) {
    return (
      <>
        <p className={styles.small}>{labels.none}</p>
        {extend}
      </>
    );
  }
  const sentTo = await recipientsSent(payload, stored.id);
  const mailIsOn = isMailOn(env());
  const recipients = [...stored.people, { id: ANYBODY, name: labels.anybody, email: null }];
  return (
    <section className={styles.links} aria-label={labels.heading}>
      <h3>{labels.heading}</h3>
      <Paused reason={labels.unsaved}>
        <ul>
          {recipients.map(({ id, name, email }) => {
            const address = packageAddress(stored, id, env());
            const message = GREETING[stored.language](stored.title, address);
            return (
              <li key={id}>
                <strong>{name}</strong>
                <SendLinks report={`/cms-api/packages/${stored.id}/sent/${id}`}>
                  <CopyLink address={address} label={labels.copy} done={labels.copied} />
                  <a
                    href={`https://wa.me/?text=${encodeURIComponent(message)}`}
                    target="_blank"
                    rel="noreferrer noopener"
                  >
                    {labels.chat}
                  </a>
                </SendLinks>
                {email && mailIsOn && (
                  <Post
                    action={`/cms-api/packages/${stored.id}/mail/${id}`}
                    labels={{
                      start: labels.mail,
                      busy: labels.busy,
                      done: labels.mailed,
                      failed: labels.failed,
                    }}
                  />
                )}
                {email && mailIsOn && sentTo.has(id) && (
                  <Post
                    action={`/cms-api/packages/${stored.id}/remind/${id}`}
                    labels={{
                      ...{ start: labels.remind, busy: labels.busy },
                      ...{ done: labels.reminded, failed: labels.failed },
                    }}
                  />
                )}
                {id === ANYBODY && (
                  <a href={`${address}#${STAFF_LOOK}`} target="_blank" rel="noreferrer noopener">
                    {labels.see}
                  </a>
                )}
              </li>
            );
          })}
        </ul>
      </Paused>
      <div className={styles.ends}>
        {extend}
        <Revoke
          action={`/cms-api/packages/${stored.id}/revoke`}
          question={QUESTION[language]}
          labels={inLanguage(REVOKE, language)}
        />
      </div>
    </section>
  );
};
