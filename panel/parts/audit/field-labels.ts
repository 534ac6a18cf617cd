import { type Text, text } from '@passarela/contract/text';
import type { Field, LabelFunction } from 'payload';
import { LANGUAGE_NAMES, languageOf } from '../../platform/reference/language.ts';
import { isText } from '../fields/localized-labels.ts';

/** Fields that forms name by their place, or not at all. */
const OTHERS: Record<string, Text> = {
  _order: text('Ordem', 'Order'),
  focalX: text('Ponto de foco', 'Focal point'),
  focalY: text('Ponto de foco', 'Focal point'),
  password: text('Senha', 'Password'),
  instagram: text('Instagram', 'Instagram'),
  whatsapp: text('WhatsApp', 'WhatsApp'),
  email: text('E-mail', 'E-mail'),
  merge: text('Pessoas juntadas', 'Merged people'),
  shown_to_client: text('Mostrado ao cliente', 'Shown to the client'),
  shown_without_permit: text(
    'Mostrado ao cliente sem alvará válido',
    'Shown to the client without a valid permit',
  ),
  hidden_from_client: text('Escondido do cliente', 'Hidden from the client'),
  pt: LANGUAGE_NAMES.pt,
  en: LANGUAGE_NAMES.en,
};

type Speaker = Parameters<LabelFunction>[0]['i18n'];

/** Payload names these itself; what happened says more. */
const OF_PAYLOAD = ['id', 'createdAt', 'updatedAt', 'deletedAt'];

const partsOf = (field: Field): readonly Field[][] => {
  if (field.type === 'tabs') return field.tabs.map(({ fields }) => fields);
  return field.type === 'row' || field.type === 'collapsible' ? [field.fields] : [];
};

function fieldNamed(fields: readonly Field[], name: string): Field | undefined {
  for (const field of fields) {
    if ('name' in field && field.name === name) return field;
    for (const part of partsOf(field)) {
      const found = fieldNamed(part, name);
      if (found) return found;
    }
  }
  return undefined;
}

function wordOf(field: Field | undefined, name: string, i18n: Speaker): string {
  const label = field && 'label' in field ? field.label : '';
  // Payload makes "Was_public" of a name without a label
  if (typeof label === 'function') return String(label({ i18n, t: i18n.t }));
  const words = isText(label) ? label : OTHERS[name];
  return words?.[languageOf(i18n)] ?? '';
}

/** The labels of fields by their stored names, each once; what no form shows has none. */
export function fieldLabels(fields: readonly Field[], names: readonly string[], i18n: Speaker): string[] {
  const shown = names.filter((name) => !OF_PAYLOAD.includes(name));
  const words = shown.map((name) => wordOf(fieldNamed(fields, name), name, i18n));
  return [...new Set(words)].filter((word) => word !== '');
}
