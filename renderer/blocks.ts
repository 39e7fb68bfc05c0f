// The blocks that this build can render. The renderer knows none of them by name: app/compose.ts registers them.
import { registerDefinitions } from '@/schemas/page/definitions'
import type { AnyBlock } from './define-block'

const registry = new Map<string, AnyBlock>()

export function registerBlocks(blocks: Iterable<AnyBlock>): void {
  for (const block of blocks) registry.set(block.type, block)
  registerDefinitions(registry.values())
}
export const blockOf = (type: string): AnyBlock | undefined => registry.get(type)
