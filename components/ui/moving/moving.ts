/** The part of the site that needs the `motion` library, fetched as one (load-moving.ts). */
export { closeRanks } from './close-ranks';
export { holdMenu } from './hold-menu';
export { liftCurtain } from './lift-curtain';
export { holdSheet } from './sheet';
