// What becomes of a message that was tried: a refusal is tried again later, and given up at last. Whether a message without an answer went
// out is not known: it stays as it is, because a second one would be worse than none.
import { messageDueAt, type MessageChannel } from '@/schemas/rules/members/message-due-at'

const MINUTE = 60_000
/** Waits after the first, second … failed try; after the last one it is given up. */
const WAITS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * 60 * MINUTE, 12 * 60 * MINUTE] as const

export type Fate = { state: 'sent' | 'dropped' | 'unknown' } | { state: 'refused'; fault: string }

interface After {
  state?: 'waiting' | 'sent' | 'failed' | 'dropped'
  fault?: string
  dueAt?: Date
}

/** The columns of the message after a try. @param tries with this one. */
export function deliveryFate(fate: Fate, { tries, channel }: { tries: number; channel: MessageChannel }, now: Date): After {
  if (fate.state === 'unknown') return { fault: 'unknown' }
  if (fate.state !== 'refused') return { state: fate.state, fault: '' }
  const wait = WAITS[tries - 1]
  if (wait === undefined) return { state: 'failed', fault: fate.fault }
  return { state: 'waiting', fault: fate.fault, dueAt: messageDueAt(new Date(now.getTime() + wait), channel) }
}
