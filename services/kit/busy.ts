import { CallFailure } from '@/schemas/api/base/failure'
import { COMMON } from '@/schemas/words/messages'

const AGAIN_SECONDS = 5

/** 503: the call did not happen, and may be sent again in a moment. */
export const busy = (cause?: unknown): CallFailure =>
  new CallFailure(COMMON.busy[0], COMMON.busy[1], { status: COMMON.busy[2], retryAfter: AGAIN_SECONDS, cause })
