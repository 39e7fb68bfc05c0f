import type { Problem } from '@/schemas/api/base/failure'
import type { AnyRecordType, RecordValues } from '@/schemas/records/define-record'
import { fieldAt } from '@/schemas/records/field-at'
import { readCodes, type RecordBatch } from './record-batch'
import type { StoreCtx } from './record-store'

const CODES = 'codes:'

/** Problems of common codes that were deleted: visitors would read their bare names. One problem a field names all of its codes. */
export async function deadCodes(ctx: StoreCtx, type: AnyRecordType, values: RecordValues, batch?: RecordBatch): Promise<Problem[]> {
  const fields = codesOf(type, values)
  if (fields.length === 0) return []
  const known = await (batch?.codes() ?? readCodes(ctx))
  return fields.flatMap(({ pointer, group, codes }) => {
    const dead = codes.filter((code) => !known.has(`${group}:${code}`))
    if (dead.length === 0) return []
    const { title } = fieldAt(type.form, pointer)
    return [{ pointer, keyword: 'code', message: `${title}: 고른 코드가 지워졌습니다(${dead.join(', ')}). 빼거나 다시 골라 주세요.` }]
  })
}

interface Property {
  source?: string
  when?: { field: string; is: readonly unknown[] }
  properties?: Record<string, Property>
  items?: Property
}
interface Chosen {
  pointer: string
  group: string
  codes: string[]
}

/** The codes that are chosen in each field; those of a field that the form does not show stay unread. */
function codesOf({ form }: AnyRecordType, values: RecordValues): Chosen[] {
  return inFields(form.properties, values, '')
}

function inFields(properties: Record<string, Property>, values: RecordValues, at: string): Chosen[] {
  return Object.entries(properties).flatMap(([name, property]) =>
    isShown(property, values) ? inField(property, values[name], `${at}/${name}`) : [],
  )
}

function inField(property: Property, value: unknown, pointer: string): Chosen[] {
  const source = property.source ?? property.items?.source ?? ''
  if (source.startsWith(CODES)) {
    const codes = [value].flat().filter((one): one is string => typeof one === 'string' && one !== '')
    return codes.length > 0 ? [{ pointer, group: source.slice(CODES.length), codes }] : []
  }
  const { items, properties } = property
  if (items && Array.isArray(value)) return value.flatMap((one, i) => inField(items, one, `${pointer}/${i}`))
  if (properties && typeof value === 'object' && value !== null) return inFields(properties, value as RecordValues, pointer)
  return []
}

function isShown({ when }: Property, besides: RecordValues): boolean {
  if (!when) return true
  const beside = besides[when.field]
  return when.is.includes(beside === undefined || beside === '' ? null : beside)
}
