import type { FieldChange } from '@/schemas/records/change-field'
import { isChangeable } from '@/schemas/records/change-field'
import type { AnyRecordType } from '@/schemas/records/define-record'
import { recordProblems } from '@/schemas/records/record-problems'
import type { Ctx, Fails } from '@/services/kit/service'

interface Asked {
  field?: string | undefined
  mode?: FieldChange['mode'] | undefined
  value?: unknown
}

/** The change of a field that was asked for, where the role may write it and the value can stand there. @throws invalid */
export function requestedChange(ctx: Ctx & Fails<'invalid'>, type: AnyRecordType, { field = '', mode = 'set', value }: Asked): FieldChange {
  if (!ctx.rights.writes(type.type, field)) throw ctx.fail('invalid', { words: '바꿀 권한이 없는 항목입니다. 관리자에게 요청해 주세요.' })
  const change: FieldChange = { field, mode, value }
  if (!isChangeable(type, change)) throw ctx.fail('invalid', { words: '여러 기록에서 함께 바꿀 수 없는 항목이나 값입니다.' })
  if (mode === 'set' || mode === 'add') {
    const problems = recordProblems(type, { [field]: value }, { isStrict: true }).filter(({ pointer }) => pointer.split('/')[1] === field)
    if (problems.length > 0) throw ctx.fail('invalid', { problems })
  }
  return change
}
