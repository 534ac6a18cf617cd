import type {
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  GlobalConfig,
} from 'payload';
import { foldSearched, keepSearchText, SEARCH_COLUMN } from '../catalogue/search/search-text.ts';
import { forgetSearches } from '../inbox/person/forget-searches.ts';
import { nameEditors } from '../parts/access/own-locks.ts';
import { refuseGlobalMistakes, refuseMistakes } from '../parts/access/plain-mistakes.ts';
import { readInPages } from '../parts/access/readable-query.ts';
import { nobody } from '../parts/access/rules.ts';
import { noteDeletion, noteGlobalSave, noteSave } from '../parts/audit/note.ts';
import { refuseOtherFields, refuseOtherGlobalFields } from '../parts/bulk/refuse-other-fields.ts';
import { restoreSelected, undoSelected } from '../parts/bulk/undo-selected.ts';
import { type NoticeOf, updateSelected } from '../parts/bulk/update-selected.ts';
import { ui } from '../parts/fields/basic.ts';
import { labelledFields, localizedLabels, localizeFields } from '../parts/fields/localized-labels.ts';
import { noteSentNames, refuseStaleGlobalSave, refuseStaleSave } from '../parts/fields/refuse-stale.ts';
import { deleteSelected, readSelected } from '../parts/mass-deletion/delete-selected.ts';
import { eraseSoon } from '../platform/jobs/erase.ts';
import {
  HISTORY_VIEWS,
  keepBefore,
  keepGlobalBefore,
  keepPublished,
  noteRestorer,
  pruneHistory,
} from '../publishing/versions/keep-states.ts';

type GlobalOptions = {
  /** Older states stay, with their persons, and are brought back; `keep-states.ts` says which. Needs `savedBy`. */
  history?: true;
};

type Options = GlobalOptions & {
  /**
   * False where the panel alone writes. Else each save and deletion is a line of the audit log, by names of fields; one
   * from an older state is refused; the form asks before input is lost; the last deletion erases bytes and searches.
   */
  isWritten?: false;
  /** The sentence for a change of several entries at once. */
  notice?: NoticeOf;
  /** Deleted entries are in the trash first; `access` says who empties it. */
  trash?: boolean;
  /** Lists and pickers find by the columns of `SEARCHED`. */
  search?: true;
};

type Own = Omit<CollectionConfig, keyof Options | 'disableBulkDelete' | 'disableBulkEdit' | 'versions'>;
type OwnGlobal = Omit<GlobalConfig, keyof GlobalOptions | 'versions'>;

/** Hooks of every collection, Payload's own too: requests that are mistakes, or write what is not theirs. */
export const GUARDS = [readInPages, refuseOtherFields, refuseMistakes];

/** For the form of an entry with input that nobody loses: by the browser's Back, and by a refused save. */
const LEAVE = [
  '/parts/unsaved/leaving.tsx#AskBeforeBack',
  '/parts/unsaved/leaving.tsx#StayModified',
  '/parts/unsaved/lock-labels.tsx#LockLabels',
  '/parts/unsaved/own-values.tsx#OwnValues',
  '/parts/unsaved/leaving.tsx#ToFirstError',
];
/** Grey without changes, and says so. */
const SAVE_BUTTON = { SaveButton: '/parts/ui/buttons.tsx#SaveButton' };
const NEW_TITLE = '/parts/ui/titles.tsx#NewTitle';
const EDIT_SELECTED = '/parts/bulk-edit/edit-selected.tsx#EditSelected';
const DELETE_SELECTED = '/parts/mass-deletion/delete-selected.tsx#DeleteSelected';
const TRASH_BAR = ui('in_trash', '/parts/trash/admin/trash-bar.tsx#TrashBar', { disableListColumn: true });

/** The server says since when something is in the trash, and an old version moves nothing into or out of it. */
const keepTrashTime: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const before = originalDoc?.deletedAt ?? null;
  if (req.context.isRestoringVersion === true) return { ...data, deletedAt: before };
  return data.deletedAt ? { ...data, deletedAt: before ?? new Date().toISOString() } : data;
};

const eraseBytes: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await forgetSearches(req, doc);
  eraseSoon();
};

/** These, if the option is chosen. */
const when = <Part>(isChosen: unknown, ...parts: Part[]): Part[] => (isChosen ? parts : []);

function hooksOf({ hooks = {} }: Own, has: Options): NonNullable<CollectionConfig['hooks']> {
  const isWritten = has.isWritten !== false;
  const { afterChange = [], afterDelete = [], beforeChange = [], beforeOperation = [] } = hooks;
  return {
    ...hooks,
    beforeOperation: [...GUARDS, ...when(has.search, foldSearched), ...beforeOperation],
    beforeValidate: [...when(isWritten, refuseStaleSave), ...(hooks.beforeValidate ?? [])],
    beforeChange: [
      ...when(has.history, keepBefore, keepPublished),
      ...when(has.trash, keepTrashTime),
      ...beforeChange,
      ...when(has.search, keepSearchText),
    ],
    afterChange: [...afterChange, ...when(has.history, pruneHistory), ...when(isWritten, noteSave)],
    beforeRead: [...(hooks.beforeRead ?? []), nameEditors],
    afterDelete: [...afterDelete, ...when(isWritten, noteDeletion, eraseBytes)],
  };
}

function adminOf({ access, admin }: Own, has: Options): NonNullable<CollectionConfig['admin']> {
  const { components = {}, listSearchableFields = [] } = admin ?? {};
  const { beforeListTable = [], edit, views } = components;
  const isWritten = has.isWritten !== false;
  return {
    ...admin,
    hideAPIURL: true,
    ...(has.search && { listSearchableFields: [SEARCH_COLUMN, ...listSearchableFields] }),
    components: {
      ...components,
      beforeListTable: [
        ...beforeListTable,
        EDIT_SELECTED,
        // to a list that nobody deletes from it would always fail
        ...when(access?.delete !== nobody.delete, DELETE_SELECTED),
      ],
      edit: {
        ...(isWritten && SAVE_BUTTON),
        ...edit,
        beforeDocumentControls: [
          ...when(isWritten, ...LEAVE),
          ...(edit?.beforeDocumentControls ?? []),
          NEW_TITLE,
        ],
      },
      ...(has.history && { views: { ...views, ...HISTORY_VIEWS } }),
    },
  };
}

/** A collection by what it has; the order of the hooks is in docs/architecture.md. */
export function collection(given: Own & Options): CollectionConfig {
  const { history, isWritten, notice, search, trash = false, ...own } = given;
  const { fields, labels, slug, upload } = own;
  const all = [...when(trash, TRASH_BAR), ...fields];
  localizeFields(all);
  return {
    ...own,
    trash,
    ...(history && { versions: { drafts: false, maxPerDoc: 0 } }),
    labels: localizedLabels(labels),
    disableBulkEdit: true,
    disableBulkDelete: true,
    endpoints: [
      readSelected(slug),
      deleteSelected(slug),
      updateSelected(slug, notice),
      undoSelected(slug),
      restoreSelected(slug),
      ...(own.endpoints || []),
    ],
    admin: adminOf(own, given),
    hooks: hooksOf(own, given),
    fields: labelledFields(all, Boolean(upload)),
  };
}

/** An entry that there is one of, in the same way. */
export function single(given: OwnGlobal & GlobalOptions): GlobalConfig {
  const { history, ...own } = given;
  const { admin, hooks = {} } = own;
  const { elements, views } = admin?.components ?? {};
  const before = elements?.beforeDocumentControls ?? [];
  return {
    ...own,
    ...(history && { versions: { max: 0 } }),
    admin: {
      ...admin,
      hideAPIURL: true,
      components: {
        ...admin?.components,
        elements: {
          ...SAVE_BUTTON,
          ...elements,
          beforeDocumentControls: [...LEAVE, ...before],
        },
        ...(history && { views: { ...views, ...HISTORY_VIEWS } }),
      },
    },
    hooks: {
      ...hooks,
      beforeOperation: [
        refuseOtherGlobalFields,
        refuseGlobalMistakes,
        noteSentNames,
        ...(hooks.beforeOperation ?? []),
      ],
      beforeValidate: [refuseStaleGlobalSave, ...(hooks.beforeValidate ?? [])],
      beforeChange: [...when(history, keepGlobalBefore), ...(hooks.beforeChange ?? [])],
      afterChange: [...when(history, noteRestorer), ...(hooks.afterChange ?? []), noteGlobalSave],
    },
  };
}
