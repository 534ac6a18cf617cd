/** Where staff see a file: Payload asks who they are. /media gives only what is public. */
export const staffFile = (name: string): string => `/cms-api/media/file/${encodeURIComponent(name)}`;
