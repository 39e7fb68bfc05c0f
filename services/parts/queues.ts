// What waits for staff, on the first screen of the console. An area adds a queue that counts what waits and names the screen where it is
// worked on; no other file has to know.
import { areaParts } from '@/services/kit/area-parts'
import type { Ctx } from '@/services/kit/service'

export interface Waiting {
  id: string
  /** What waits, in words: 당첨자를 정할 이벤트. */
  words: string
  count: number
  /** Screen of the console where it is worked on. */
  path: string
}
/** Counts what waits now; a queue without waiting rows is left out. */
export type Queue = (ctx: Ctx) => Promise<Waiting[]>

/** Everything that waits, in the order of the areas. */
export async function waitingNow(ctx: Ctx): Promise<Waiting[]> {
  const waiting: Waiting[] = []
  for (const queue of areaParts<Queue>('queues')) waiting.push(...(await queue(ctx)))
  return waiting.filter(({ count }) => count > 0)
}
