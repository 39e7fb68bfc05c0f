import { CallFailure, type Problem } from '@/schemas/api/base/failure'
import { COMMON } from '@/schemas/words/messages'

/** What the form says when the call was refused as a visitor's: the session ended, or the staff signed out in another tab. */
export const SIGNED_OUT = '관리자 로그인이 끝났습니다. 새 창에서 로그인한 뒤 다시 눌러 주세요. 입력한 내용은 그대로 있습니다.'

/** A sentence for each field at fault, one for the form as a whole, and the problems that no field of it shows. */
export type FormFaults<F extends string> = { [name in F | 'form']?: string } & { problems?: Problem[] }

/** The reasons of a refusal, each at the field that can fix it. @param fields names of the form's fields. */
export function faultsOf<F extends string>(error: unknown, fields: readonly F[]): FormFaults<F> {
  if (!(error instanceof CallFailure))
    return { form: '화면에 문제가 생겨 마치지 못했습니다. 입력한 내용은 그대로 있으니 다시 시도해 주세요.' }
  if (error.status === COMMON.adminOnly[2] && error.message === COMMON.adminOnly[1]) return { form: SIGNED_OUT }
  const own = error.problems.filter(({ pointer }) => fields.some((field) => pointer === `/${field}`))
  const others = error.problems.filter((problem) => !own.includes(problem))
  return {
    ...Object.fromEntries(own.toReversed().map(({ pointer, message }) => [pointer.slice(1), message])),
    ...(others.length > 0 ? { problems: others } : {}),
    ...(own.length === 0 || others.length > 0 ? { form: error.message } : {}),
  } as FormFaults<F>
}
