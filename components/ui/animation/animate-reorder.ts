import { spring } from 'motion';
import { animate } from 'motion/mini';

const SPRING = { type: spring, bounce: 0, visualDuration: 0.4 };

const underWay = new WeakMap<HTMLElement, { cancel: () => void }>();

function settle(element: HTMLElement) {
  underWay.get(element)?.cancel();
  element.style.removeProperty('transform');
}

/** Notes the places of a list's children; the returned function lets the rest glide to their new ones. */
export function animateReorder(list: HTMLElement) {
  const children = [...list.children].filter((child) => child instanceof HTMLElement);
  const before = children.map((child) => child.getBoundingClientRect());
  return () => {
    children.forEach(settle);
    const after = children.map((child) => child.getBoundingClientRect());
    children.forEach((child, index) => {
      const [from, to] = [before[index], after[index]];
      if (!child.isConnected || !from || !to) return;
      const [x, y] = [from.x - to.x, from.y - to.y];
      if (x === 0 && y === 0) return;
      const moving = animate(
        child,
        { transform: [`translate(${x}px, ${y}px)`, 'translate(0px, 0px)'] },
        SPRING,
      );
      underWay.set(child, moving);
      moving.then(() => child.style.removeProperty('transform'));
    });
  };
}
