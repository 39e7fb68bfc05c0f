// What waits for staff, on the first screen of the console. An area adds a queue that counts what waits and names the screen where it is
// worked on; no other file has to know.
import { WAITING_KINDS, type WaitingKind } from '@/schemas/api/site/console'
import { areaParts } from '@/services/kit/area-parts'
import type { Ctx } from '@/services/kit/service'

/** What an area counts. */
export interface Waiting {
  id: string
  /** What waits, in words: 당첨자를 정할 이벤트. */
  words: string
  count: number
  /** List of the console that shows exactly what is counted. */
  path: string
  /** `now` where nothing is said. */
  kind?: WaitingKind
}
/** Counts what waits now; a queue without waiting rows is left out. */
export type Queue = (ctx: Ctx) => Promise<Waiting[]>

/** Everything that waits: what presses first, otherwise in the order of the areas. */
export async function waitingNow(ctx: Ctx): Promise<Required<Waiting>[]> {
  const waiting: Waiting[] = []
  for (const queue of areaParts<Queue>('queues')) waiting.push(...(await queue(ctx)))
  return waiting
    .filter(({ count }) => count > 0)
    .map((one) => ({ ...one, kind: one.kind ?? ('now' as const) }))
    .toSorted((a, b) => WAITING_KINDS.indexOf(a.kind) - WAITING_KINDS.indexOf(b.kind))
}
