import { holdsUntil } from '@/lib/request-context'
import type { ReadBlock } from '@/schemas/page/read-page'
import { blockOf } from './blocks'
import type { LoadOutcome } from './load-page'

type OutcomeOf = (read: ReadBlock) => LoadOutcome | 'pending' | undefined

/**
 * Whether a block only introduces what is in its slots, and all of that has nothing to show. It is left out then, so that a site whose
 * lists are still empty shows no row of headings over empty boxes.
 *
 * @returns the block whose load has to end before this can be said.
 */
export function introducesNothing(read: ReadBlock, outcomeOf: OutcomeOf): boolean | ReadBlock {
  if (!blockOf(read.block.type)?.introduces?.(read.block.props)) return false
  const inside = Object.values(read.slots).flat()
  // Nothing is waited for where a text or a picture stands beside the lists.
  if (inside.length === 0 || !inside.every(mayHaveNothing)) return false
  for (const each of inside) {
    const answer = blockOf(each.block.type)!.hasNothing ? hasNothing(each, outcomeOf) : introducesNothing(each, outcomeOf)
    if (answer !== true) return answer
  }
  return true
}

function mayHaveNothing({ block, unreadable }: ReadBlock): boolean {
  const definition = blockOf(block.type)
  return !unreadable && Boolean(definition?.hasNothing ?? definition?.introduces)
}

function hasNothing(read: ReadBlock, outcomeOf: OutcomeOf): boolean | ReadBlock {
  const outcome = outcomeOf(read)
  if (outcome === 'pending') return read
  if (!outcome?.ok || !blockOf(read.block.type)!.hasNothing!(read.block.props as never, outcome.data as never)) return false
  // It is not written, but the page without it holds no longer than its answer does.
  holdsUntil(outcome.freshUntil)
  return true
}
