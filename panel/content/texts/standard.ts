import { TEXT_SOURCES, type TextKey } from '@passarela/contract/site-texts';
import { text } from '@passarela/contract/text';
import en from '../../../messages/en.json' with { type: 'json' };
import pt from '../../../messages/pt.json' with { type: 'json' };

const textAt = (messages: object, path: string): string =>
  String(path.split('.').reduce((at: unknown, key) => Object(at)[key], messages));

/** The words of the agency's facts, as Portuguese texts name them. */
const inPortuguese = (message: string): string =>
  message
    .replaceAll('{agency}', '{agência}')
    .replaceAll('{since}', '{desde}')
    .replaceAll('{years}', '{anos}');

/** The text that the site shows where staff wrote none. */
export const standardText = (key: TextKey) =>
  text(inPortuguese(textAt(pt, TEXT_SOURCES[key])), textAt(en, TEXT_SOURCES[key]));
