import styles from './form.module.scss';

/** The confirmation with its reference (`{reference}` in the text), which never breaks at the end of a line. */
export function Received({ text, reference }: { text: string; reference: string }) {
  const [before, after] = text.split('{reference}');
  return (
    <>
      {before}
      <strong className={styles.reference}>{reference}</strong>
      {after}
    </>
  );
}
