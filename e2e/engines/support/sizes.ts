/** Width and height in CSS pixels. A window of WebKitGTK's browser is never narrower than 447. */
export const PHONE = [460, 844] as const;
export const WIDE = [1440, 900] as const;
