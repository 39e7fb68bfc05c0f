// The definitions of the blocks, which app/compose.ts registers. The list lives on globalThis, because Next's bundles share no module
// state.
import type { BlockDefinition } from './block-definition'

const key = Symbol.for('maru.definitions')
const registry = ((globalThis as Record<symbol, unknown>)[key] ??= new Map()) as Map<string, BlockDefinition>

export function registerDefinitions(definitions: Iterable<BlockDefinition>): void {
  for (const definition of definitions) registry.set(definition.type, definition)
}
export const definitionOf = (type: string): BlockDefinition | undefined => registry.get(type)
export const allDefinitions = (): BlockDefinition[] => [...registry.values()]
