/** The drawings of the site's line icons; those of sliders and back links are in control-paths.ts. */
export const PRINT_ICON = 'M7.5 9V4h9v5M7.5 17H4.5V9h15v8h-3M7.5 14h9v6h-9ZM16.5 11.6h.1';
export const DOWNLOAD_ICON = 'M12 3.5v12M7.5 11.5 12 16l4.5-4.5M5.5 20.5h13';
export const TRASH_ICON = 'M4.5 6.5h15M9.5 6.5v-2h5v2M6.5 6.5l.8 13h9.4l.8-13M10.2 10v6M13.8 10v6';
export const CLOSE_ICON = 'M5 5l14 14M19 5 5 19';
export const CHECK_ICON = 'M4.5 12.5 10 18 19.5 7';
export const PLUS_ICON = 'M12 5v14M5 12h14';
export const MENU_ICON = 'M3 8.5h18M3 15.5h18';
export const CALENDAR_ICON = 'M4 5.5h16v14.5H4ZM4 10h16M8.5 3v4.5M15.5 3v4.5';
export const SEARCH_ICON = 'M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM15 15l5 5';
export const FILTER_ICON = 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5';
export const CHEVRON_ICON = 'm6 9.5 6 6 6-6';
export const SHARE_ICON = 'M12 15.5V3.5M7.5 7.5 12 3.5l4.5 4M6.5 11h-1v9.5h13V11h-1';
export const INSTAGRAM_ICON =
  'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4ZM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6ZM17.2 6.7v.1';
export const WHATSAPP_ICON =
  'M4 20l1.2-4.1A8.2 8.2 0 1 1 8.3 19ZM9.2 8.2c-.6.6-.6 1.7.5 3.3s2.6 2.8 4.1 3.2c1.1.3 1.9-.2 2.2-1.2l-2.1-1.1-.9.9c-1-.4-1.9-1.3-2.4-2.3l.9-.9-.9-2Z';
export const EMAIL_ICON = 'M3.5 6h17v12h-17ZM3.5 6.5 12 13l8.5-6.5';
/** Any network whose mark is not among these. */
export const NETWORK_ICON = 'M6.5 17.5 17.5 6.5M8.5 6.5h9v9';
