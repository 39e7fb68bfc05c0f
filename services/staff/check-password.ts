import { verify } from '@node-rs/argon2'
import { CallFailure } from '@/schemas/api/failure'
import { COMMON } from '@/schemas/words/messages'

/** Each check takes 19 MiB and a core for some 30 ms: eight at once, a few behind them, and nobody waits long. */
const AT_ONCE = 8
const QUEUE = 64
const PATIENCE = 2_000
/** Hash of a password that nobody has, with the costs of hash-password.ts: an unknown id takes as long as a known one. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$COa2eLfIN0p1wcHNw6O2sQ$fhnKnmreqP8SL5lwI+dIJljKzFSO4l90sTbP5wzbcDc'

const waiting: (() => void)[] = []
let running = 0

/**
 * Whether a password belongs to a stored hash; never without one.
 * @throws CallFailure (503) where too many are being checked.
 */
export async function isPasswordOf(hash: string | undefined, password: string): Promise<boolean> {
  await turn()
  try {
    const matches = await verify(hash ?? NOBODY, password.normalize('NFC'))
    return matches && hash !== undefined
  } catch {
    // A hash that cannot be read belongs to no password.
    return false
  } finally {
    const next = waiting.shift()
    // The place is handed over, not freed and taken again.
    if (next) next()
    else running--
  }
}

async function turn(): Promise<void> {
  if (running < AT_ONCE) return void running++
  const busy = () => new CallFailure(COMMON.busy[0], COMMON.busy[1], { status: COMMON.busy[2], retryAfter: 2 })
  if (waiting.length >= QUEUE) throw busy()
  await new Promise<void>((go, refuse) => {
    const timer = setTimeout(() => {
      waiting.splice(waiting.indexOf(called), 1)
      refuse(busy())
    }, PATIENCE)
    const called = () => {
      clearTimeout(timer)
      go()
    }
    waiting.push(called)
  })
}
