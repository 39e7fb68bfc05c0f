import { CallFailure } from '@/schemas/api/base/failure'
import { DIRECTORY_FAILURES, type DirectoryFailure } from '@/schemas/words/directory-messages'
import type { ClaimsCtx } from '@/services/kit/service'
import { leadTo } from './lead-to'

/** A call may take 15 s here; the browser must get an answer before that. */
const PATIENCE = 13_000

/** Where a person goes who is told a reason. */
export interface Attempt {
  back: string
}
/** What ends an attempt without a sign-in. */
export class DirectoryRefused extends Error {
  readonly word: DirectoryFailure
  constructor(word: DirectoryFailure) {
    super(DIRECTORY_FAILURES[word])
    this.word = word
  }
}

/** A person opens these addresses, and not a script: whatever fails is said on a page of ours, from which the local sign-in is at hand. */
export async function inWords({ log }: Pick<ClaimsCtx, 'log'>, attempt: Attempt, work: () => Promise<Response>): Promise<Response> {
  let timer: NodeJS.Timeout | undefined
  const say = (said: string): Response => leadTo(attempt.back, { said })
  const late = new Promise<Response>((resolve) => (timer = setTimeout(() => resolve(say(DIRECTORY_FAILURES.away)), PATIENCE)))
  try {
    return await Promise.race([work(), late])
  } catch (error) {
    if (error instanceof DirectoryRefused || error instanceof CallFailure) return say(error.message)
    log.error({ event: 'directory-lost', err: error }, 'a step of a sign-in by the directory failed')
    return say(DIRECTORY_FAILURES.unreadable)
  } finally {
    clearTimeout(timer)
  }
}
