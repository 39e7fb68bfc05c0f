'use client'
import useSWR from 'swr'
import { call } from '@/schemas/api/base/call'
import { listCodes } from '@/schemas/api/site/codes'
import type { FieldSchema } from '@/builder/inspector/field-schema'
import type { AnyRecordType } from '@/schemas/records/define-record'

export type Codes = ReadonlyMap<string, ReadonlyMap<string, string>>
const NONE: Codes = new Map()

export const fieldsOf = (type: AnyRecordType): Readonly<Record<string, FieldSchema>> =>
  (type.form as { properties: Record<string, FieldSchema> }).properties

/** The words of the codes that fields of this type have, by the source of the field and in the order of the codes. */
export function useCodes(type: AnyRecordType): Codes {
  const sources = [...new Set(Object.values(fieldsOf(type)).flatMap(codesOf))]
  const { data } = useSWR<Codes, Error>(sources.length > 0 ? ['codes', ...sources] : null, async () => {
    const lists = await Promise.all(sources.map((source) => call(listCodes, { codeGroupValue: source.slice('codes:'.length) })))
    return new Map(
      sources.map((source, i) => [
        source,
        new Map(lists[i]!.items.toSorted((a, b) => a.orderNo - b.orderNo).map(({ code, name }) => [code, name])),
      ]),
    )
  })
  return data ?? NONE
}

/** Where the codes of a field come from: its own source, or that of each of its choices. */
export function codesOf({ source, items }: FieldSchema): string[] {
  const of = source ?? items?.source
  return of?.startsWith('codes:') ? [of] : []
}
