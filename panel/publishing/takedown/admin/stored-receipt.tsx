import type { UIFieldServerComponent } from 'payload';
import { languageOf } from '../../../platform/reference/language.ts';
import { withNames } from '../names.ts';
import { receiptOf } from '../receipt.ts';
import { ReceiptText } from './receipt-text.tsx';

/** A stored receipt, worded as when the button was pressed. */
export const StoredReceipt: UIFieldServerComponent = async ({ data, i18n, payload, user }) => {
  if (!data.id) return null;
  const row = await payload.findByID({ collection: 'takedowns', id: Number(data.id), depth: 0 });
  const receipt = await withNames(payload, receiptOf(row), user ?? null, languageOf(i18n));
  return <ReceiptText receipt={receipt} language={languageOf(i18n)} />;
};
