import styles from './form.module.scss';

type Props = { texts: { received: string; receivedPlain: string }; reference: string | null };

/** The confirmation with its reference (`{reference}` in the text), which never breaks at the end of a line. */
export function Received({ texts, reference }: Props) {
  if (reference === null) return texts.receivedPlain;
  const [before, after] = texts.received.split('{reference}');
  return (
    <>
      {before}
      <strong className={styles.reference}>{reference}</strong>
      {after}
    </>
  );
}
