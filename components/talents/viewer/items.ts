import type { Messages } from '@/components/ui/client-texts';
import { fillText } from '@/lib/domain/fill-text';

/** A photo or video of a gallery as its link on the page has it. */
export type Item = {
  id: string;
  link: HTMLAnchorElement;
  label: string;
  image: HTMLImageElement | null;
  ratio: number;
};

const LINKS = 'a[data-viewed]';

/** Everything in the gallery of a photo or video, by the links on the page; `label` is for screen readers. */
export function itemsAround(id: string, texts: Messages['Viewer']): Item[] {
  const gallery = id.replace(/\d+$/, '');
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`${LINKS}[id^="${gallery}"]`)];
  const text = gallery === 'video-' ? texts.video : texts.photo;
  return links.map((link, at) => {
    const image = gallery === 'video-' ? null : link.querySelector('img');
    const label = fillText(text, { gallery: link.dataset.viewed ?? '', n: at + 1, total: links.length });
    const ratio = image ? image.width / image.height : Number(link.dataset.ratio);
    return { id: link.id, link, label, image, ratio };
  });
}
