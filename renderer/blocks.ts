// The blocks that this build can render. The renderer knows none of them by name: app/compose.ts registers them.
import { registerCards } from '@/schemas/page/catalogue'
import type { AnyBlock } from './define-block'

const shelf = new Map<string, AnyBlock>()

export function registerBlocks(blocks: Iterable<AnyBlock>): void {
  for (const block of blocks) shelf.set(block.type, block)
  registerCards(shelf.values())
}
export const blockOf = (type: string): AnyBlock | undefined => shelf.get(type)
