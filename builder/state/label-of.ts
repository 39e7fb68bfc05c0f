import { withParticle } from '@/lib/particle'
import { cardOf, slotsOf, type SlotCard } from '@/schemas/page/catalogue'
import type { OpSpot } from '@/schemas/page/ops'
import { listAt, PAGE, placeOf, withDescendants, type PageTree, type Place, type TreeNode } from '@/schemas/page/tree'

/** The slots that a block offers now, by name; those that hold blocks without being known stay reachable. */
export function slotsOfNode(node: TreeNode): Record<string, SlotCard> {
  const card = cardOf(node.block.type)
  let known: Record<string, SlotCard> = {}
  try {
    if (card) known = slotsOf(card, node.block.props)
  } catch {
    // Props that do not fit: the slots that follow from them are not known until they are mended.
  }
  const unknown = Object.keys(node.slots).filter((name) => !Object.hasOwn(known, name))
  return { ...known, ...Object.fromEntries(unknown.map((name) => [name, { title: name }])) }
}

export function isKnownSlot(node: TreeNode, slot: string): boolean {
  const card = cardOf(node.block.type)
  try {
    return card !== undefined && Object.hasOwn(slotsOf(card, node.block.props), slot)
  } catch {
    return false
  }
}

/** Deeper than anybody composes; a document ends at 64 levels of JSON, three to a block. */
const DEEPEST = 18

/** Whether a block of this type may stand there. */
export function mayStand(tree: PageTree, type: string, place: Place): boolean {
  if (place.parent === null) return true
  const parent = tree.nodes.get(place.parent)
  if (!parent || parent.opaque || !isKnownSlot(parent, place.slot)) return false
  let depth = 1
  for (let at = parent.parent; at !== null; at = tree.nodes.get(at)?.parent ?? null) depth++
  if (depth > DEEPEST) return false
  const accepts = slotsOfNode(parent)[place.slot]?.accepts
  return !accepts || accepts.includes(type)
}

/** Whether these blocks may be moved there: nothing locked, nothing into itself. */
export function mayMove(tree: PageTree, ids: readonly string[], place: Place): boolean {
  return ids.every((id) => {
    const node = tree.nodes.get(id)
    if (!node || node.block.locked) return false
    if (place.parent !== null && withDescendants(tree, id).includes(place.parent)) return false
    return mayStand(tree, node.block.type, place)
  })
}

/** Blocks of a choice without those that stand inside another of it: moving the outer one moves them. */
export function outermost(tree: PageTree, ids: readonly string[]): string[] {
  const chosen = new Set(ids)
  return ids.filter((id) => {
    for (let at = tree.nodes.get(id)?.parent ?? null; at !== null; at = tree.nodes.get(at)?.parent ?? null) if (chosen.has(at)) return false
    return tree.nodes.has(id)
  })
}

/** What a person calls the block: its own name, or its kind. */
export function labelOf(node: TreeNode | undefined): string {
  if (!node) return '블록'
  if (node.opaque) return '읽을 수 없는 블록'
  return node.block.name?.trim() || cardOf(node.block.type)?.title || `모르는 블록(${node.block.type})`
}

/** `구역 ‘전문가 시공사례’의 내용`, or `페이지`. */
export function labelOfPlace(tree: PageTree, place: Place): string {
  if (place.parent === null) return '페이지'
  const parent = tree.nodes.get(place.parent)
  const slots = parent ? slotsOfNode(parent) : {}
  const label = labelOf(parent)
  return Object.keys(slots).length > 1 ? `${label}의 ${slots[place.slot]?.title ?? place.slot}` : label
}

/** Where a block stands, for those who do not see it: `제목, 구역 안 5개 중 2번째`. */
export function describeBlock(tree: PageTree, id: string): string {
  const node = tree.nodes.get(id)
  if (!node) return ''
  const list = listAt(tree, placeOf(node))
  return `${labelOf(node)}, ${labelOfPlace(tree, placeOf(node))} 안 ${list.length}개 중 ${list.indexOf(id) + 1}번째`
}

/** `제목을 구역 안 5개 중 3번째로 옮겼습니다.` */
export function describeMove(tree: PageTree, id: string): string {
  const node = tree.nodes.get(id)
  if (!node) return ''
  const list = listAt(tree, placeOf(node))
  return `${withParticle(labelOf(node), '을/를')} ${labelOfPlace(tree, placeOf(node))} 안 ${list.length}개 중 ${list.indexOf(id) + 1}번째로 옮겼습니다.`
}

/**
 * Where new blocks go: at the place that was asked for, else inside the primary selection where it is an empty container, else
 * after it, else at the end of the page. The palette shows this very place before a press puts anything there.
 * @param types of the blocks; all of them must be allowed at the place.
 * @param lead id of the primary selection.
 * @param requested a place that the editor pointed at (`insertAt`).
 * @returns undefined where the page itself refuses one of the types.
 */
export function placeForNew(
  tree: PageTree,
  types: readonly string[],
  lead: string | null,
  requested: OpSpot | null = null,
): OpSpot | undefined {
  const fits = (place: Place): boolean => types.every((type) => mayStand(tree, type, place))
  const isThere =
    requested && requested.index <= listAt(tree, requested).length && (requested.parent === null || tree.nodes.has(requested.parent))
  if (isThere && fits(requested)) return requested
  const chosen = lead === null ? undefined : tree.nodes.get(lead)
  if (chosen && !chosen.opaque)
    for (const slot of Object.keys(slotsOfNode(chosen))) {
      const inside = { parent: chosen.id, slot }
      if (listAt(tree, inside).length === 0 && fits(inside)) return { ...inside, index: 0 }
    }
  for (let node = chosen; node; node = node.parent === null ? undefined : tree.nodes.get(node.parent)) {
    const place = placeOf(node)
    if (fits(place)) return { ...place, index: listAt(tree, place).indexOf(node.id) + 1 }
  }
  return fits(PAGE) ? { ...PAGE, index: tree.root.length } : undefined
}

/** Where a press of the palette puts a block, in a sentence: `‘제목’ 다음에 넣습니다.` */
export function describeInsertPlace(tree: PageTree, place: OpSpot | undefined): string {
  if (!place) return '이 자리에는 넣을 수 없는 블록입니다.'
  const list = listAt(tree, place)
  const before = tree.nodes.get(list[place.index - 1] ?? '')
  if (before) return `${place.parent === null && place.index === list.length ? '페이지 끝, ' : ''}‘${labelOf(before)}’ 다음에 넣습니다.`
  if (place.parent !== null) return `‘${labelOfPlace(tree, place)}’ 안에 넣습니다.`
  return list.length === 0 ? '페이지의 첫 블록으로 넣습니다.' : '페이지 맨 앞에 넣습니다.'
}
