import type { CallFailure } from '@/schemas/api/base/failure'
import type { SaveState } from '@/renderer/editing/saver'

// A session may end while one writes: the work stays stored, and waits for the next sign-in.
const SIGNED_OUT: ReadonlySet<number> = new Set([401, 403])
const PASSING: ReadonlySet<number> = new Set([...SIGNED_OUT, 408, 429])

/** What to say of a failure that passes without a change of the form; undefined of one that does not. */
export function passingFault(
  { status, message, problems }: CallFailure,
  isOnline: boolean,
): { fault: string; save: SaveState } | undefined {
  if (status < 500 && !PASSING.has(status)) return undefined
  if (!isOnline) return { fault: '', save: 'offline' }
  // Who sees the console as a role has not been signed out.
  if (problems[0]?.keyword === 'right') return { fault: message, save: 'refused' }
  if (SIGNED_OUT.has(status)) return { fault: '로그인이 끝났습니다. 새 창에서 로그인한 뒤 다시 저장해 주세요.', save: 'signed-out' }
  return { fault: message, save: 'failed' }
}
