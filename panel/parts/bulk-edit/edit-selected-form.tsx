'use client';

import { getTranslation, type I18nClient } from '@payloadcms/translations';
import {
  DocumentInfoProvider,
  Drawer,
  EditDepthProvider,
  Form,
  OperationProvider,
  ReactSelect,
  RenderFields,
  useAuth,
  useConfig,
  useForm,
  useListDrawerContext,
  useModal,
  useServerFunctions,
  useTranslation,
} from '@payloadcms/ui';
import type { ClientField, CollectionSlug, FormState, SanitizedFieldsPermissions, TypedUser } from 'payload';
import { useId, useState } from 'react';
import type { Way } from '../bulk/update-selected.ts';
import { useSelected } from '../mass-deletion/use-selected.ts';
import { Button } from '../ui/buttons.tsx';
import controls from '../ui/controls.module.css';
import { fill } from '../ui/fill.ts';
import styles from './bulk-edit.module.css';
import type { Labels } from './edit-selected.tsx';
import { SaveSelected } from './save-selected.tsx';

/** Opens the drawer for the marked entries; without any it can only be seen, so that a first mark moves no row. */
export function EditSelectedDrawer({ slug, names, withLists, canUndo, labels }: BulkEdit) {
  const { count } = useSelected(slug);
  const { isInDrawer } = useListDrawerContext();
  const { openModal, closeModal, isModalOpen } = useModal();
  const drawer = `edit-selected-${slug}`;
  if (isInDrawer) return null;
  return (
    <>
      <Button
        className={`${controls.secondary} ${styles.start}`}
        why={count === 0 ? labels.nobody : ''}
        onClick={() => openModal(drawer)}
      >
        {`${labels.start} (${count})`}
      </Button>
      <EditDepthProvider>
        <Drawer slug={drawer} title={`${labels.start} (${count})`}>
          {isModalOpen(drawer) && (
            <EditSelectedForm
              {...{ slug, names, withLists, canUndo, labels }}
              onDone={() => closeModal(drawer)}
            />
          )}
        </Drawer>
      </EditDepthProvider>
    </>
  );
}

/** The fields that this person may change in several entries at once, and whether that can be undone. */
type BulkEdit = {
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
function EditSelectedForm({ slug, names, withLists, canUndo, labels, onDone }: Props) {
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

/** `value`: the path of the field; `group`: the name of its group, or nothing. */
export type Choice = { label: string; value: string; field: ClientField; group: string };

/** A field that holds several values. */
const isList = (field: ClientField): boolean =>
  field.type === 'array' ||
  (field.type === 'upload' && field.hasMany === true) ||
  (field.type === 'relationship' && field.hasMany === true);

const isOff = ({ admin }: ClientField): boolean =>
  Boolean(admin && (('disableBulkEdit' in admin && admin.disableBulkEdit) || admin.hidden || admin.disabled));

type Offered = { names: readonly string[]; withLists: boolean; i18n: I18nClient; group?: string };

/** The fields of a form that may get one value for several entries, rows and tabs looked into. */
function choicesOf(
  fields: readonly ClientField[],
  { names, withLists, i18n, group = '' }: Offered,
): Choice[] {
  const more = { names, withLists, i18n, group };
  return fields.flatMap((field): Choice[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => choicesOf(tab.fields, more));
    if (field.type === 'row' || field.type === 'collapsible') return choicesOf(field.fields, more);
    if (!('name' in field) || isOff(field) || (group === '' && !names.includes(field.name))) return [];
    // a group is changed field by field: as a whole it would overwrite what each entry has
    if (field.type === 'group') return choicesOf(field.fields, { ...more, group: field.name });
    const isUnique = 'unique' in field && field.unique;
    if (isUnique || (!withLists && (isList(field) || field.type === 'upload'))) return [];
    const label = 'label' in field && field.label ? getTranslation(field.label, i18n) : field.name;
    return [{ label, value: group ? `${group}.${field.name}` : field.name, field, group }];
  });
}

type PickFieldsProps = {
  label: string;
  choices: readonly Choice[];
  stateOf: (formState: FormState, chosen: readonly Choice[]) => Promise<FormState>;
  onPick: (chosen: Choice[]) => void;
};

/** Which fields change; their state comes from the server before they are drawn. */
function PickFields({ label, choices, stateOf, onPick }: PickFieldsProps) {
  const { dispatchFields, getFields } = useForm();
  const id = useId();
  const pick = async (values: readonly unknown[]) => {
    const chosen = choices.filter(({ value }) => values.includes(value));
    dispatchFields({ type: 'UPDATE_MANY', formState: await stateOf(getFields(), chosen) });
    onPick(chosen);
  };
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <ReactSelect
        inputId={id}
        isMulti
        options={choices.map(({ label: name, value }) => ({ label: name, value }))}
        onChange={(picked) => void pick([picked].flat().map(({ value }) => value))}
      />
    </>
  );
}

export type ListChanges = Record<string, Way>;
type WayLabels = Record<Way | 'ways', string>;
type ListChangeFieldsProps = {
  chosen: readonly Choice[];
  changes: ListChanges;
  labels: WayLabels;
  onWay: (name: string, way: Way) => void;
};

const ORDER: readonly Way[] = ['add', 'remove', 'replace'];

/** For each chosen list: whether its values are added to an entry's, removed, or replace them. */
function ListChangeFields({ chosen, changes, labels, onWay }: ListChangeFieldsProps) {
  const group = useId();
  return chosen
    .filter(({ field }) => isList(field))
    .map(({ label, value }) => (
      <fieldset key={value} className={styles.links}>
        <legend>{fill(labels.ways, { field: label })}</legend>
        {ORDER.map((way) => (
          <label key={way}>
            <input
              type="radio"
              name={`${group}-${value}`}
              checked={changes[value] === way}
              onChange={() => onWay(value, way)}
            />
            {labels[way]}
          </label>
        ))}
      </fieldset>
    ));
}
