// A record type is one definition: what staff write of it, how it is named, listed and found, and the page it stands on. The table and the
// form of the console, the checks before a save and a publication, search, references, import and export are made of it.
import type { Static, TObject } from 'typebox'
import type { Problem } from '@/schemas/api/base/failure'

/** Values of one record as its form has them; a draft may lack some. */
export type RecordValues = Readonly<Record<string, unknown>>

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
  /** Group of the console's navigation: 콘텐츠. */
  section: string
  form: F
  groups: readonly RecordGroup[]
  /** The text field that names a record in lists, references and search. */
  name: keyof Static<F> & string
  /** The picture field of its thumbnail. */
  picture?: keyof Static<F> & string
  /** Fields that cannot change once visitors have seen the record, because addresses or other records name it by them. */
  fixed?: readonly (keyof Static<F> & string)[]
  /** The reference field that makes the records a tree; records of one parent are ordered among themselves. */
  parent?: keyof Static<F> & string
  list: {
    /** Fields shown beside the name. */
    columns: readonly (keyof Static<F> & string)[]
    /** Fields with choices, switches or references by which the list is filtered. */
    filters?: readonly (keyof Static<F> & string)[]
    /** Texts that are searched besides the name. */
    search?: readonly (keyof Static<F> & string)[]
    /** The date that lists are sorted by. */
    at?: keyof Static<F> & string
    /** The number that staff set by moving rows. */
    order?: keyof Static<F> & string
    usual: RecordOrder
  }
  /**
   * `drafts`: saved as often as one types, visible when published, now or at a set time. `at-once`: a save is complete and visible, because
   * half of it would mean nothing (a forbidden word).
   */
  visibility: 'drafts' | 'at-once'
  /** Its page for visitors; undefined where it has none. */
  page?: (values: Static<F>, id: string) => string | undefined
  /** What the schema cannot say: an end before its beginning. Checked before a publication. */
  problems?: (values: Static<F>) => Problem[]
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the list of all types
export type AnyRecordType = RecordType<any>

/** Checks the definition where it is written, so that a wrong name fails at the first import. */
export function defineRecord<const F extends TObject>(definition: RecordType<F>): RecordType<F> {
  const { type, form, groups, name, list } = definition
  const fields = new Set(Object.keys(form.properties))
  const grouped = groups.flatMap((group) => group.fields)
  const named = [name, ...grouped, ...list.columns, ...(list.filters ?? []), ...(list.search ?? []), ...(definition.fixed ?? [])]
  const unknown = named.find((one) => !fields.has(one))
  if (unknown !== undefined) throw new Error(`The record type ${type} names a field ${unknown}, which its form lacks.`)
  const forgotten = [...fields].find((one) => grouped.filter((field) => field === one).length !== 1)
  if (forgotten !== undefined) throw new Error(`The field ${forgotten} of the record type ${type} must stand in exactly one group.`)
  return definition
}
