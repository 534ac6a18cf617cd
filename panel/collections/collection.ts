import type {
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  GlobalConfig,
} from 'payload';
import { foldSearched, keepSearchText, SEARCH_COLUMN } from '../catalogue/search/search-text.ts';
import { forgetSearches } from '../inbox/person/forget-searches.ts';
import { nobody } from '../parts/access/nobody.ts';
import { nameEditors } from '../parts/access/own-locks.ts';
import { refuseGlobalMistakes, refuseMistakes } from '../parts/access/plain-mistakes.ts';
import { readInPages } from '../parts/access/readable-query.ts';
import { noteDeletion, noteGlobalSave, noteSave } from '../parts/audit/note-saves.ts';
import { refuseOtherFields, refuseOtherGlobalFields } from '../parts/bulk/refuse-other-fields.ts';
import { restoreSelected } from '../parts/bulk/restore-selected.ts';
import { undoSelected } from '../parts/bulk/undo-selected.ts';
import { type NoticeOf, updateSelected } from '../parts/bulk/update-selected.ts';
import { ui } from '../parts/fields/basic.ts';
import { labelledFields } from '../parts/fields/labelled-lists.ts';
import { localizedLabels, localizeFields } from '../parts/fields/localized-labels.ts';
import { noteSentNames, refuseStaleGlobalSave, refuseStaleSave } from '../parts/fields/refuse-stale.ts';
import { deleteSelected } from '../parts/mass-deletion/delete-selected.ts';
import { eraseSoon } from '../platform/jobs/erase.ts';
import {
  HISTORY_VIEWS,
  keepBefore,
  keepGlobalBefore,
  keepPublished,
  noteRestorer,
} from '../publishing/versions/keep-states.ts';
import { pruneHistory } from '../publishing/versions/prune.ts';

type GlobalOptions = {
  /** Each save and deletion is a line of the audit log, by names of fields. */
  audit: boolean;
  /** A save that began from an older state is refused. */
  staleSaves: boolean;
  /** The form asks before unsaved input is lost. */
  leave: boolean;
  /** Older states stay, with their persons, and are brought back; `prune.ts` says which. Needs `savedBy`. */
  history?: true;
};

type Options = GlobalOptions & {
  /** At the last deletion bytes are erased, and saved searches for its person forgotten. */
  erasure: boolean;
  /** Several entries are changed at once by our endpoint and drawer, perhaps with a notice. */
  bulk: boolean | NoticeOf;
  /** Several entries are deleted at once, by administrators, with the number typed. */
  deletion: boolean;
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
  '/parts/unsaved/ask-before-back.tsx#AskBeforeBack',
  '/parts/unsaved/stay-modified.tsx#StayModified',
  '/parts/unsaved/lock-labels.tsx#LockLabels',
  '/parts/unsaved/own-values.tsx#OwnValues',
  '/parts/unsaved/to-first-error.tsx#ToFirstError',
];
/** Grey without changes, and says so. */
const SAVE_BUTTON = { SaveButton: '/parts/ui/buttons.tsx#SaveButton' };
const NEW_TITLE = '/parts/ui/new-title.tsx#NewTitle';
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
  const { afterChange = [], afterDelete = [], beforeChange = [], beforeOperation = [] } = hooks;
  return {
    ...hooks,
    beforeOperation: [...GUARDS, ...when(has.search, foldSearched), ...beforeOperation],
    beforeValidate: [...when(has.staleSaves, refuseStaleSave), ...(hooks.beforeValidate ?? [])],
    beforeChange: [
      ...when(has.history, keepBefore, keepPublished),
      ...when(has.trash, keepTrashTime),
      ...beforeChange,
      ...when(has.search, keepSearchText),
    ],
    afterChange: [...afterChange, ...when(has.history, pruneHistory), ...when(has.audit, noteSave)],
    beforeRead: [...(hooks.beforeRead ?? []), nameEditors],
    afterDelete: [...afterDelete, ...when(has.audit, noteDeletion), ...when(has.erasure, eraseBytes)],
  };
}

function adminOf({ access, admin }: Own, has: Options): NonNullable<CollectionConfig['admin']> {
  const { components = {}, listSearchableFields = [] } = admin ?? {};
  const { beforeListTable = [], edit, views } = components;
  const isDeletable = has.deletion && access?.delete !== nobody.delete;
  return {
    ...admin,
    hideAPIURL: true,
    ...(has.search && {
      listSearchableFields: [SEARCH_COLUMN, ...listSearchableFields.filter((name) => name === 'message')],
    }),
    components: {
      ...components,
      beforeListTable: [
        ...beforeListTable,
        ...when(has.bulk, EDIT_SELECTED),
        // to a list that nobody deletes from it would always fail
        ...when(isDeletable, DELETE_SELECTED),
      ],
      edit: {
        ...(has.leave && SAVE_BUTTON),
        ...edit,
        beforeDocumentControls: [
          ...when(has.leave, ...LEAVE),
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
  const { audit, bulk, deletion, erasure, history, leave, search, staleSaves, trash = false, ...own } = given;
  const has: Options = given;
  const { fields, labels, slug, upload } = own;
  const notice = typeof bulk === 'function' ? bulk : undefined;
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
      ...when(deletion, deleteSelected(slug)),
      ...when(bulk, updateSelected(slug, notice), undoSelected(slug), restoreSelected(slug)),
      ...(own.endpoints || []),
    ],
    admin: adminOf(own, has),
    hooks: hooksOf(own, has),
    fields: labelledFields(all, Boolean(upload)),
  };
}

/** An entry that there is one of, in the same way. */
export function single(given: OwnGlobal & GlobalOptions): GlobalConfig {
  const { audit, history, leave, staleSaves, ...own } = given;
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
          ...(leave && SAVE_BUTTON),
          ...elements,
          beforeDocumentControls: [...when(leave, ...LEAVE), ...before],
        },
        ...(history && { views: { ...views, ...HISTORY_VIEWS } }),
      },
    },
    hooks: {
      ...hooks,
      beforeOperation: [
        refuseOtherGlobalFields,
        refuseGlobalMistakes,
        ...when(staleSaves, noteSentNames),
        ...(hooks.beforeOperation ?? []),
      ],
      beforeValidate: [...when(staleSaves, refuseStaleGlobalSave), ...(hooks.beforeValidate ?? [])],
      beforeChange: [...when(history, keepGlobalBefore), ...(hooks.beforeChange ?? [])],
      afterChange: [
        ...when(history, noteRestorer),
        ...(hooks.afterChange ?? []),
        ...when(audit, noteGlobalSave),
      ],
    },
  };
}
