// The opened database of this process. Stored on globalThis, because the server opens it outside Next's bundles and the services use it
// inside.
import { CallFailure } from '@/schemas/api/base/failure'
import type { OpenDatabase } from './database'

const key = Symbol.for('maru.database')
const globals = globalThis as Record<symbol, unknown>

/** Sets or removes the opened database. */
export const setCurrentDatabase = (open: OpenDatabase | undefined): void => void (globals[key] = open)

export function currentDatabase(): OpenDatabase {
  const open = globals[key] as OpenDatabase | undefined
  if (!open) throw new CallFailure('503', '지금은 요청을 처리할 수 없습니다. 잠시 후 다시 시도해 주세요.', { status: 503, retryAfter: 5 })
  return open
}
