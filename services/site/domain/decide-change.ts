import { changeField, hasField, type FieldChange } from '@/schemas/records/change-field'
import type { RecordValues } from '@/schemas/records/define-record'
import { recordProblems } from '@/schemas/records/record-problems'
import { isAlike } from '@/services/records/columns-of'
import type { RecordChange, Refused } from '@/services/records/record-change'
import { cleanValues } from './clean-values'

/** What one record becomes by a change of many; `same` when it is so already. */
export type Decided = { draft: RecordValues; isShown: boolean } | 'same' | Refused

/** A record that visitors see as stored shows the new value at once; a draft stays one, and may lose what a publication needs. */
export function decideChange({ ctx, store, row }: Pick<RecordChange, 'ctx' | 'store' | 'row'>, change: FieldChange): Decided {
  const { type } = store
  const { field } = change
  if (row.deletedAt) return { why: '휴지통에 있습니다. 먼저 되살려 주세요.' }
  if (!hasField(type, row.draft, field)) return { why: '이 종류에는 없는 항목입니다.' }
  const draft = cleanValues(type, { ...changeField(type, row.draft, change) })
  if (isAlike(draft[field], row.draft[field])) return 'same'
  const isShown = row.state === 'live'
  const fault = recordProblems(type, draft, { isStrict: true }).find(
    ({ pointer, keyword }) => pointer.split('/')[1] === field && (isShown || keyword !== 'required'),
  )
  if (fault) return { why: fault.message, problems: [fault] }
  if (isShown && !ctx.rights.publishes(row.type)) return { why: '게시할 권한이 없습니다. 관리자에게 요청해 주세요.' }
  return { draft, isShown }
}
