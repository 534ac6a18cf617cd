'use client';

import {
  DocumentInfoProvider,
  Form,
  OperationProvider,
  RenderFields,
  useAuth,
  useConfig,
  useServerFunctions,
  useTranslation,
} from '@payloadcms/ui';
import type { CollectionSlug, FormState, SanitizedFieldsPermissions, TypedUser } from 'payload';
import { useState } from 'react';
import styles from './bulk-edit.module.css';
import { type Choice, choicesOf, isList } from './choices.ts';
import type { Labels } from './labels.ts';
import { ListChangeFields, type ListChanges } from './list-change-fields.tsx';
import { PickFields } from './pick-fields.tsx';
import { SaveSelected } from './save-selected.tsx';

/** The fields that this person may change in several entries at once, and whether that can be undone. */
export type BulkEdit = {
  slug: CollectionSlug;
  names: readonly string[];
  withLists: boolean;
  canUndo: boolean;
  labels: Labels;
};
type Props = BulkEdit & { onDone: () => void };

const EMPTY_DOCUMENT = {
  hasPublishedDoc: false,
  initialData: {},
  isLocked: false,
  lastUpdateTime: 0,
  mostRecentVersionIsAutosaved: false,
  unpublishedVersionCount: 0,
  versionCount: 0,
};

/** Whoever may write a group may write its fields. */
function permissionsIn(fields: SanitizedFieldsPermissions, group: string): SanitizedFieldsPermissions {
  if (!group || fields === true) return fields;
  const own = fields[group];
  return own === true || own === undefined || !('fields' in own) ? true : (own.fields ?? true);
}

/** Chooses fields, draws them as the form of one entry does, and saves them for all that are marked. */
export function EditSelectedForm({ slug, names, withLists, canUndo, labels, onDone }: Props) {
  const { user, permissions } = useAuth<TypedUser>();
  const { getEntityConfig } = useConfig();
  const { getFormState } = useServerFunctions();
  const { i18n } = useTranslation();
  const [chosen, setChosen] = useState<Choice[]>([]);
  const [changes, setWays] = useState<ListChanges>({});
  const collection = getEntityConfig({ collectionSlug: slug });
  const docPermissions = permissions?.collections?.[slug];
  if (!collection || !user || !docPermissions) return null;

  const stateOf = async (formState: FormState, fields: readonly Choice[]): Promise<FormState> => {
    const { state } = await getFormState({
      collectionSlug: slug,
      docPermissions,
      docPreferences: { fields: {} },
      formState,
      operation: 'update',
      schemaPath: slug,
      select: Object.fromEntries(fields.map(({ group, value }) => [group || value, true])),
      skipValidation: true,
    });
    return state ?? formState;
  };
  /** Nothing is removed from a list unless that is chosen. */
  const pick = (picked: Choice[]) => {
    setChosen(picked);
    const lists = picked.filter(({ field }) => isList(field));
    setWays((now) => Object.fromEntries(lists.map(({ value }) => [value, now[value] ?? 'add'])));
  };
  return (
    <DocumentInfoProvider {...EMPTY_DOCUMENT} collectionSlug={slug} currentEditor={user}>
      <OperationProvider operation="update">
        <Form className={`${styles.form}`} onChange={[({ formState }) => stateOf(formState, chosen)]}>
          <PickFields
            label={labels.choose}
            choices={choicesOf(collection.fields, { names, withLists, i18n })}
            stateOf={stateOf}
            onPick={pick}
          />
          {[...new Set(chosen.map(({ group }) => group))].map((group) => (
            <RenderFields
              key={group}
              fields={chosen.filter((one) => one.group === group).map(({ field }) => field)}
              forceRender
              parentIndexPath=""
              parentPath={group}
              parentSchemaPath={group ? `${slug}.${group}` : slug}
              permissions={permissionsIn(docPermissions.fields, group)}
            />
          ))}
          <ListChangeFields
            chosen={chosen}
            changes={changes}
            labels={labels}
            onWay={(name, way) => setWays((now) => ({ ...now, [name]: way }))}
          />
          <SaveSelected {...{ slug, chosen, changes, canUndo, labels, onDone }} />
        </Form>
      </OperationProvider>
    </DocumentInfoProvider>
  );
}
