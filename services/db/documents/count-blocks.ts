import type { Block } from '@/schemas/page/document'

/** Number of blocks, those in slots included. */
export function countBlocks(blocks: readonly unknown[]): number {
  let count = 0
  for (const block of blocks as Partial<Block>[]) {
    count += 1
    for (const children of Object.values(block?.slots ?? {})) if (Array.isArray(children)) count += countBlocks(children)
  }
  return count
}
