// The queue of everything that hashes or checks a password.
import { CallFailure } from '@/schemas/api/base/failure'
import { COMMON } from '@/schemas/words/messages'
import { HASH_THREADS } from './hash-threads'

/**
 * A check takes 19 MiB (M12) and a core for some 20 ms, and its request some ten queries. One runs for each thread that hashes, with a short
 * queue behind them: more at once sign fewer members in, and pages wait for all of them.
 */
export const HASH_QUEUE_WIDTH = HASH_THREADS
export const HASH_QUEUE_LENGTH = 64
const PATIENCE = 3_000

const waiting: (() => void)[] = []
let running = 0

/** Works on a password when it is one's turn, which is never inside another. @throws CallFailure 503 where the line is too long. */
export async function inHashQueue<T>(work: () => Promise<T>): Promise<T> {
  await turn()
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    // The place is handed over, not freed and taken again.
    if (next) next()
    else running--
  }
}

async function turn(): Promise<void> {
  if (running < HASH_QUEUE_WIDTH) return void running++
  const busy = () => new CallFailure(COMMON.busy[0], COMMON.busy[1], { status: COMMON.busy[2], retryAfter: 2 })
  if (waiting.length >= HASH_QUEUE_LENGTH) throw busy()
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
