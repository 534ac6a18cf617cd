/** The upper half of code page 850, in which Windows in Portuguese writes the names within a ZIP. */
const UPPER =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';
const ASCII = 0x80;

export const decodeCp850 = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => (byte < ASCII ? String.fromCharCode(byte) : (UPPER[byte - ASCII] ?? ''))).join(
    '',
  );
