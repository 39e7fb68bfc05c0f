import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { NoRight } from '@/app/office/_parts/no-right'
import { newRecord } from '@/app/office/records/new-record'
import { RecordScreen } from '@/app/office/records/record-screen.lazy'
import type { OpenedRecord } from '@/app/office/records/use-record-form'
import { call } from '@/schemas/api/base/call'
import { CallFailure } from '@/schemas/api/base/failure'
import { browseRecords, openRecord } from '@/schemas/api/site/records'
import { copyValues } from '@/schemas/records/copy-values'
import type { AnyRecordType, RecordValues } from '@/schemas/records/define-record'
import { recordProblems } from '@/schemas/records/record-problems'
import { recordTypeOf } from '@/schemas/records/registry'
import { requiredFields } from '@/schemas/records/required-fields'
import { rightsOf } from '@/schemas/rules/base/rights'
import { settings } from '@/services/base/settings'
import { Brand } from '@/app/ice_builder/brand'
import { queryOf, type SearchParams } from '@/app/ice_builder/query-of'
import { requireStaff } from '@/app/ice_builder/require-staff'

type Params = Promise<{ type: string; id: string }>

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  await requireStaff()
  return { title: `${recordTypeOf((await params).type)?.title ?? '기록'} | ${settings().brandName} 마루` }
}

/** One record: its form, its page beside it, where it stands and what it was; `new` is one that is not stored yet. */
export default async function RecordPage({ params, searchParams }: { params: Params; searchParams: SearchParams }) {
  const person = await requireStaff()
  const { type: typeName, id } = await params
  const type = recordTypeOf(typeName) ?? notFound()
  const rights = rightsOf(person)
  const refused = { brand: <Brand />, person, here: `records/${typeName}`, title: type.title }
  if (!rights.sees(typeName)) return <NoRight {...refused} />
  if (id === 'new' && !rights.writes(typeName)) return <NoRight {...refused} act="쓰기" />
  const query = await queryOf(searchParams)
  const copied = id === 'new' ? await copiedValues(type, new URLSearchParams(query).get('copy')) : undefined
  const record = id === 'new' ? newRecord(type, new Date(), await lastPlace(type), copied) : await open(type, decodeURIComponent(id))
  // Told by the server, which has the validators of records.
  const needs = {
    fields: [...requiredFields(type)],
    lacking: id === 'new' ? recordProblems(type, record.form, { isStrict: true }) : [],
  }
  return <RecordScreen key={id} brand={<Brand />} person={person} type={typeName} query={query} record={record} needs={needs} />
}

/** What the form of a new record begins with where it is a copy: as far as the role sees and writes it. */
async function copiedValues(type: AnyRecordType, id: string | null): Promise<RecordValues | undefined> {
  if (!id) return undefined
  const { form } = await open(type, id)
  const rights = rightsOf(await requireStaff())
  const written = Object.fromEntries(Object.entries(form).filter(([field]) => rights.writes(type.type, field)))
  return copyValues(type, written, { names: new Set(), of: () => new Set() })
}

/** The greatest place in the order of a list that has one. */
async function lastPlace({ type, list: { order } }: AnyRecordType): Promise<number | undefined> {
  if (order === undefined) return undefined
  const { items } = await call(browseRecords, { type, sort: 'order', direction: 'desc', fields: order, size: 1 })
  const place = items[0]?.values[order]
  return typeof place === 'number' ? place : 0
}

async function open({ type }: AnyRecordType, id: string): Promise<OpenedRecord> {
  if (id.length > 60) notFound()
  try {
    const { item } = await call(openRecord, { type, id })
    return { ...item, form: item.values }
  } catch (error) {
    if (error instanceof CallFailure && error.status === 404) notFound()
    throw error
  }
}
