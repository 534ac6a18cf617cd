import type { Language } from '@passarela/contract';
import type { Receipt } from '../receipt.ts';
import { receiptTexts } from '../texts.ts';
import styles from './takedown.module.css';

export function ReceiptText({ receipt, language }: { receipt: Receipt; language: Language }) {
  const words = receiptTexts(language);
  const { at, by, files, kept, sites, tookMs, names = {} } = receipt;
  const places = [...new Set(kept.flatMap((each) => each.by))].map((use) => ({
    path: words.path(use),
    name: words.place(use, names),
  }));
  const packages = words.packages(receipt);
  const facts = [
    [words.line('when'), words.when(at)],
    [words.line('by'), words.person(by, names)],
    ...(tookMs === null ? [] : [[words.line('took'), `${words.seconds(tookMs)} ${words.line('seconds')}`]]),
    ...(sites ?? []).map((site) => [
      `${words.line('site')} ${site.site}`,
      (['variants', 'previews'] as const).map((kind) => `${site[kind]} ${words.line(kind)}`).join(', '),
    ]),
  ];
  return (
    <div className={styles.receipt}>
      <h3>{words.heading(receipt)}</h3>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {sites === null && <p className={styles.waiting}>{words.line('waiting')}</p>}
      {packages && <p>{packages}</p>}
      <p>
        {words.line('files')}: {files.length}
      </p>
      <Names names={files} />
      {places.length > 0 && (
        <>
          <p>{words.line('kept')}</p>
          <ul>
            {places.map(({ path, name }) => (
              <li key={path}>
                <a href={path}>{name}</a>
              </li>
            ))}
          </ul>
          <p>
            {words.line('keptFiles')}: {kept.length}
          </p>
        </>
      )}
      <Names names={kept.map(({ file }) => file)} />
      <p className={styles.small}>{words.line('browsers')}</p>
    </div>
  );
}

function Names({ names }: { names: string[] }) {
  if (names.length === 0) return null;
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
