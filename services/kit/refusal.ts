import { CallFailure, type Problem } from '@/schemas/api/base/failure'

/** The failure of an error that every call shares (`COMMON`). */
export const refusal = ([code, sentence, status]: readonly [string, string, number], problems: Problem[] = []): CallFailure =>
  new CallFailure(code, sentence, { status, problems })
