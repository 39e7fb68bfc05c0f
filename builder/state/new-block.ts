import { slotsOf, type BlockDefinition } from '@/schemas/page/block-definition'
import type { Block } from '@/schemas/page/document'

/** A new block of the palette: with its definition's example, and empty slots. */
export function newBlock(definition: BlockDefinition, newId: () => string): Block {
  const props = structuredClone(definition.example)
  const slots = Object.fromEntries(Object.keys(slotsOf(definition, props)).map((name) => [name, []]))
  return { id: newId(), type: definition.type, v: definition.version, props, ...(Object.keys(slots).length > 0 ? { slots } : {}) }
}

/** A copy with new ids at all levels; references (pictures, fragments) stay the same. */
export function withNewIds({ slots, ...block }: Block, newId: () => string): Block {
  const copy: Block = { ...structuredClone(block), id: newId() }
  if (!slots) return copy
  const copies = Object.entries(slots).map(([name, list]) => [name, list.map((child) => withNewIds(child, newId))] as const)
  return { ...copy, slots: Object.fromEntries(copies) }
}
