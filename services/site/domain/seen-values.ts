// What a role may see and change of a record, field by field. A hidden field is never sent, nor found, filtered or sorted by, because an
// answer to a question about it would tell it too.
import type { Problem } from '@/schemas/api/base/failure'
import type { AnyRecordType, RecordValues } from '@/schemas/records/define-record'
import { fieldAt } from '@/schemas/records/field-at'
import { isAlike } from '@/services/records/columns-of'
import type { Ctx } from '@/services/kit/service'

const fieldsOf = ({ form }: AnyRecordType): string[] => Object.keys(form.properties)

/** The values without the hidden fields. */
export const seenValues = ({ rights }: Ctx, { type }: AnyRecordType, values: RecordValues): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([field]) => rights.sees(type, field)))

/** The values to store: those sent, with the stored ones where the role may not write. @param stored of a new record its defaults. */
export function writtenValues({ rights }: Ctx, type: AnyRecordType, sent: RecordValues, stored: RecordValues): Record<string, unknown> {
  const kept = fieldsOf(type).filter((field) => !rights.writes(type.type, field))
  const values: Record<string, unknown> = { ...sent }
  for (const field of kept) {
    if (stored[field] === undefined) delete values[field]
    else values[field] = stored[field]
  }
  return values
}

/** A change of a field that the role sees and may not change is said, and not dropped in silence. */
export function readOnlyProblems({ rights }: Ctx, type: AnyRecordType, sent: RecordValues, stored: RecordValues): Problem[] {
  const changed = fieldsOf(type).filter(
    (field) =>
      rights.sees(type.type, field) &&
      !rights.writes(type.type, field) &&
      sent[field] !== undefined &&
      !isAlike(sent[field], stored[field]),
  )
  return changed.map((field) => ({
    pointer: `/${field}`,
    keyword: 'readOnly',
    message: `${fieldAt(type.form, `/${field}`).title}: 바꿀 권한이 없습니다. 관리자에게 요청해 주세요.`,
  }))
}

/** Whether a list may be asked for like this. */
export function mayAsk(
  { rights }: Ctx,
  { type, list }: AnyRecordType,
  asked: { search?: string | undefined; filter?: string | undefined; sort?: string | undefined },
): boolean {
  const sees = (field: string | undefined): boolean => field === undefined || rights.sees(type, field)
  const filtered = (asked.filter ?? '').split(',').flatMap((facet) => (facet.includes(':') ? [facet.slice(0, facet.indexOf(':'))] : []))
  const sorted = asked.sort === 'at' ? list.at : asked.sort === 'order' ? list.order : undefined
  return filtered.every(sees) && sees(sorted) && (!asked.search?.trim() || (list.search ?? []).every(sees))
}
