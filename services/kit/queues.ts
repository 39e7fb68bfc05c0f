// What waits for staff, on the first screen of the console. An area adds a queue that counts what waits and names the screen where it is
// worked on; nobody else has to know.
import type { Ctx } from './service'

export interface Waiting {
  id: string
  /** What waits, in words: 당첨자를 정할 이벤트. */
  words: string
  count: number
  /** Screen of the console where it is worked on. */
  path: string
}
/** Counts what waits now; what nobody waits for is left out. */
export type Queue = (ctx: Ctx) => Promise<Waiting[]>

const key = Symbol.for('maru.queues')
const queues = ((globalThis as Record<symbol, unknown>)[key] ??= new Set()) as Set<Queue>

/** Registers the queues of the areas; services/queues.ts calls it. */
export const registerQueues = (list: readonly Queue[]): void => list.forEach((queue) => queues.add(queue))

/** Everything that waits, in the order of registration. */
export async function waitingNow(ctx: Ctx): Promise<Waiting[]> {
  const waiting: Waiting[] = []
  for (const queue of queues) waiting.push(...(await queue(ctx)))
  return waiting.filter(({ count }) => count > 0)
}
