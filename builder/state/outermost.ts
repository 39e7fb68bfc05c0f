import type { PageTree } from '@/schemas/page/tree'

/** The selected blocks without those inside another selected one: moving the outer one moves them. */
export function outermost(tree: PageTree, ids: readonly string[]): string[] {
  const chosen = new Set(ids)
  return ids.filter((id) => {
    for (let at = tree.nodes.get(id)?.parent ?? null; at !== null; at = tree.nodes.get(at)?.parent ?? null) if (chosen.has(at)) return false
    return tree.nodes.has(id)
  })
}
