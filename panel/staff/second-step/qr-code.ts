import { renderSVG } from 'uqr';

const QUIET_MODULES = 4;

/** A QR code of a text as the address of an image. */
export const qrCode = (text: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: QUIET_MODULES }))}`;
