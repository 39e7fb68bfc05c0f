// The opened database of this process. Stored on globalThis, because the server opens it outside Next's bundles and the services use it
// inside.
import { AsyncLocalStorage } from 'node:async_hooks'
import { CallFailure } from '@/schemas/api/base/failure'
import type { OpenDatabase } from './database'

const key = Symbol.for('maru.database')
const globals = globalThis as Record<symbol, unknown>
const borrowed = (globals[Symbol.for('maru.borrowed-database')] ??=
  new AsyncLocalStorage<OpenDatabase>()) as AsyncLocalStorage<OpenDatabase>

/** Sets or removes the opened database. */
export const setCurrentDatabase = (open: OpenDatabase | undefined): void => void (globals[key] = open)

/** Runs `work` on another handle: a preview reads inside a transaction. */
export const runOnDatabase = <T>(open: OpenDatabase, work: () => T): T => borrowed.run(open, work)

export function currentDatabase(): OpenDatabase {
  const open = borrowed.getStore() ?? (globals[key] as OpenDatabase | undefined)
  if (!open) throw new CallFailure('503', '지금은 요청을 처리할 수 없습니다. 잠시 후 다시 시도해 주세요.', { status: 503, retryAfter: 5 })
  return open
}
