// A record type is one definition: what staff write of it, how it is named, listed and found, and the page it stands on. The table and the
// form of the console, the checks before a save and a publication, search, references, import and export are made of it.
import { Type, type Static, type TObject } from 'typebox'
import type { Problem } from '@/schemas/api/base/failure'
import { SHARE_FIELDS, SHARE_GROUP } from './share-fields'

/** Values of one record as its form has them; a draft may lack some. */
export type RecordValues = Readonly<Record<string, unknown>>

type FieldOf<F extends TObject> = keyof F['properties'] & string

export interface RecordGroup {
  title: string
  text?: string
  fields: readonly string[]
}

export interface RecordOrder {
  by: 'name' | 'at' | 'order' | 'updatedAt'
  direction: 'asc' | 'desc'
}

export interface RecordType<F extends TObject = TObject> {
  /** Plural noun in paths, rights and cache names: `notices`. */
  type: string
  /** What staff call it: 공지사항. */
  title: string
  form: F
  groups: readonly RecordGroup[]
  /** The text field that names a record in lists, references and search. */
  name: FieldOf<F>
  /** The picture field of its thumbnail. */
  picture?: FieldOf<F>
  /** Fields that cannot change once visitors have seen the record, because addresses or other records name it by them. */
  fixed?: readonly FieldOf<F>[]
  /** Fields of which no two records have the same value: a copy has none of them (copy-values.ts). */
  unique?: readonly FieldOf<F>[]
  /** Fields that were decided of one record alone, a day of publication or a pin: a copy begins without them. */
  anew?: readonly FieldOf<F>[]
  /** The reference field that makes the records a tree; records of one parent are ordered among themselves. */
  parent?: FieldOf<F>
  /** The field that keeps trees or orders apart: records with another value of it are never among the siblings of a record. */
  apart?: FieldOf<F>
  /** A site has one record of it, from the first start on: its settings. Another is neither made nor taken away. */
  single?: true
  list: {
    /** Fields shown beside the name. */
    columns: readonly FieldOf<F>[]
    /** Fields with choices, switches or references by which the list is filtered. */
    filters?: readonly FieldOf<F>[]
    /** Texts that are searched besides the name. */
    search?: readonly FieldOf<F>[]
    /** The date that lists are sorted by. */
    at?: FieldOf<F>
    /** The number that staff set by moving rows. */
    order?: FieldOf<F>
    usual: RecordOrder
  }
  /**
   * `drafts`: saved as often as one types, visible when published, now or at a set time. `at-once`: a save is complete and visible, because
   * half of it would mean nothing (a forbidden word).
   */
  visibility: 'drafts' | 'at-once'
  /** Its page for visitors; undefined where it has none. */
  page?(values: Static<F>, id: string): string | undefined
  /** Its words stand at the end of that page, to which the preview scrolls. */
  isAtPageEnd?: true
  /** The page is of this record alone, and not a list that has it too: link fields find the record and write the address. */
  hasOwnPage?: true
  /** When visitors see it, as far as a published record says so itself: before and after, its page is empty or says so. */
  period?(values: Static<F>): { from?: string | undefined; until?: string | undefined }
  /**
   * Blocks that show it without naming it, because they list records by a value: every block of the type whose properties have these
   * values. By them the usages of a record are found.
   */
  places?(values: Static<F>): { block: string; props?: RecordValues }[]
  /** What the schema cannot say: an end before its beginning. Checked before a publication. */
  problems?(values: Static<F>): Problem[]
}

/** Any type: its form is known at run time only. */
export type AnyRecordType = RecordType

/** Checks the definition where it is written, so that a wrong name fails at the first import. */
export function defineRecord<const F extends TObject>(given: RecordType<F>): AnyRecordType {
  const definition = given.hasOwnPage ? withSharing(given) : given
  const { type, form, groups, name, list } = definition
  const fields = new Set(Object.keys(form.properties))
  const grouped = groups.flatMap((group) => group.fields)
  const named = [
    name,
    ...grouped,
    ...list.columns,
    ...(list.filters ?? []),
    ...(list.search ?? []),
    ...(definition.fixed ?? []),
    ...(definition.unique ?? []),
    ...(definition.anew ?? []),
  ]
  const unknown = named.find((one) => !fields.has(one))
  if (unknown !== undefined) throw new Error(`The record type ${type} names a field ${unknown}, which its form lacks.`)
  const forgotten = [...fields].find((one) => grouped.filter((field) => field === one).length !== 1)
  if (forgotten !== undefined) throw new Error(`The field ${forgotten} of the record type ${type} must stand in exactly one group.`)
  // The names were checked against the form here; from here on it is one type among others.
  return definition as unknown as AnyRecordType
}

/** A record with a page of its own has what search engines and shared links say of it. */
function withSharing<F extends TObject>(definition: RecordType<F>): RecordType<F> {
  const form = Type.Object({ ...definition.form.properties, ...SHARE_FIELDS }, { additionalProperties: false }) as unknown as F
  return { ...definition, form, groups: [...definition.groups, SHARE_GROUP], unique: [...(definition.unique ?? []), 'slug'] }
}
