import type { Block, PageDocument } from './document'

/** Names of the fragments that a document uses, at any depth. */
export function fragmentsOf(document: Pick<PageDocument, 'blocks'>): string[] {
  const names = new Set<string>()
  // A stored list may contain invalid blocks.
  const walk = (blocks: unknown) => {
    for (const block of Array.isArray(blocks) ? (blocks as (Partial<Block> | null)[]) : []) {
      const ref = block?.type === 'fragment' ? block.props?.['ref'] : undefined
      if (typeof ref === 'string') names.add(ref)
      for (const children of Object.values(block?.slots ?? {})) walk(children)
    }
  }
  walk(document.blocks)
  return [...names]
}

/**
 * The cycle, if `name` would contain itself: `['a', 'b', 'a']`.
 * @param uses fragment name → names that it uses.
 */
export function findCycle(name: string, uses: (name: string) => string[]): string[] | undefined {
  const walk = (at: string, path: string[]): string[] | undefined => {
    if (path.includes(at)) return [...path, at]
    for (const next of uses(at)) {
      const found = walk(next, [...path, at])
      if (found?.at(-1) === name) return found
    }
    return undefined
  }
  return walk(name, [])
}
