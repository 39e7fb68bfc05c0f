import type { CallFailure } from '@/schemas/api/base/failure'
import type { Fails } from '@/services/kit/service'
import type { CodeFate } from './one-time-code'

const NAMES = { used: 'usedCode', late: 'lateCode', wrong: 'wrongCode' } as const

/** The sentence for a code that was not accepted, at its field. */
export function refusedCode(
  ctx: Fails<'wrongCode' | 'lateCode' | 'usedCode'>,
  fate: Exclude<CodeFate, 'right'>,
  field = 'code',
): CallFailure {
  const { message } = ctx.fail(NAMES[fate])
  return ctx.fail(NAMES[fate], { problems: [{ pointer: `/${field}`, message, keyword: 'rule' }] })
}
