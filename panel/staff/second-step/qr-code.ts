import { renderSVG } from 'uqr';

const QUIET_MODULES = 4;

export const qrCode = (text: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: QUIET_MODULES }))}`;
