import { en } from '@payloadcms/translations/languages/en';
import { pt } from '@payloadcms/translations/languages/pt';
import { deepMergeSimple } from 'payload';
import { expect, test } from 'vitest';
import { TEXT_OVERRIDES } from './overrides.ts';

const flat = (words: object, path = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : flat(value, `${path}${key}:`),
  );

const payloads = new Map(flat(pt.translations));
const placeholders = (text: string) => text.match(/\{\{\w+\}\}/g) ?? [];

test('each word of ours is one of Payload’s, and fills in nothing that Payload does not hand over', () => {
  for (const [key, text] of flat(TEXT_OVERRIDES.pt)) {
    const theirs = payloads.get(key);
    expect(theirs, key).toBeDefined();
    for (const name of placeholders(text)) expect(placeholders(theirs ?? ''), key).toContain(name);
  }
});

// texts that no screen of this panel opens: folders, widgets, keys, Payload's drafts, locks, versions, forgotten
// passwords, and those that its own code no longer asks for
const NEVER_SHOWN =
  /^(dashboard|folder|localization):|apiKey|APIKey|Reindex|reindex|username|Username|livePreview|LivePreview|NewAccount|newAccount|indexCollection|depth|restoreAs|RestoreAs|ResetLayout|LayoutSave|failedTo|copyWarning|verif|Verif|Widget|tokenRefresh|passwordReset|resetPassword|createFirst|beginCreate|locales|Locale|unPublish|draft|Draft|publish|Publish|viewingVersion|reverting|revert|takeOver|aboutToRestore|compareVersions|confirmVersion|previousVersion|specificVersion|versionID|checkYourEmail|emailSent|loginAttempts|lockUntil|loggedIn|loginWithAnotherUser|autosaving|missingID|noUser|previewing|addLink|addRelationship|addUpload|newLabel|relatedDocument|uploadNewLabel|allCollections|general:emailAddress|general:layout|general:newPassword|saveChanges|general:uploading$|currentDocumentStatus/;
const FOREIGN =
  /\b(log ?in|log ?out|upload|widget|locale?s?|layout|status|slug|id|url|api|payload|admin|deletar|deletado|documento|cultura|cardápio|lixo|usuário)\b|<Nenhum|\((a|o)\)|Collection/i;
const NEVER_SHOWN_IN_ENGLISH =
  /adminTheme|allCollections|livePreview|LivePreview|payloadSettings|resetPref|resettingPref|upcoming|emailAddress|newPassword|saveChanges/;
// titles are written as sentences
const TITLE_CASE = /\p{L} (?!WhatsApp|Vimeo|YouTube|Instagram|CSV|ZIP|XLSX)\p{Lu}\p{Ll}+/u;

test('nothing that staff read is English, technical or a mistake', () => {
  const shown = flat(deepMergeSimple(pt.translations, TEXT_OVERRIDES.pt));
  const bad = shown.filter(
    ([key, text]) =>
      !NEVER_SHOWN.test(key) && (FOREIGN.test(text.replace(/\{\{.*?\}\}/g, '')) || TITLE_CASE.test(text)),
  );
  expect(bad).toEqual([]);
});

// the same word in both languages
const SAME = ['fields:latitude', 'fields:longitude', 'general:item', 'general:layout', 'general:menu'];

test('each text of Payload’s English has a Portuguese one: none is missing, none is left as it was', () => {
  const ours = new Map(flat(deepMergeSimple(pt.translations, TEXT_OVERRIDES.pt)));
  const left = flat(en.translations).filter(([key, text]) => {
    const word = ours.get(key);
    return !SAME.includes(key) && (word === undefined || word === text);
  });
  expect(left).toEqual([]);
});

test('the English of a list and a form is written as sentences too', () => {
  const shown = flat(deepMergeSimple(en.translations, TEXT_OVERRIDES.en));
  const bad = shown.filter(
    ([key, text]) =>
      key.startsWith('general:') &&
      !NEVER_SHOWN_IN_ENGLISH.test(key) &&
      TITLE_CASE.test(text.replace(/\{\{.*?\}\}/g, '')),
  );
  expect(bad).toEqual([]);
});
