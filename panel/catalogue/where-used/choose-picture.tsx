import { useState } from 'react';
import controls from '../../parts/ui/controls.module.css';
import type { Labels as PickerLabels } from '../gallery/labels.ts';
import { Picker } from '../gallery/picker.tsx';
import { type Picture, readPictures } from '../gallery/read-media.ts';
import styles from './uses.module.css';

type Props = {
  except: number;
  labels: PickerLabels & Record<'instead' | 'nothing' | 'choosePicture', string>;
  onChoose: (id: number | null) => void;
};

/** The picture that takes another's place, or none. */
export function ChoosePicture({ except, labels, onChoose }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<Picture | null>(null);
  const choose = async ([id]: number[]) => {
    const [picture] = id === undefined ? [] : await readPictures([id]).catch(() => []);
    setChosen(picture ?? null);
    onChoose(picture?.id ?? null);
  };
  return (
    <div className={styles.picture}>
      <p>{`${labels.instead}: ${chosen ? chosen.name : labels.nothing}`}</p>
      {chosen?.thumb && <img src={chosen.thumb} alt="" />}
      <button type="button" className={controls.secondary} onClick={() => setIsOpen(true)}>
        {labels.choosePicture}
      </button>
      {isOpen && (
        <Picker
          labels={labels}
          ofTalent={[]}
          selected={new Set([except])}
          isSingle
          onTake={(ids) => void choose(ids)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
