// Finds the place that a point means. Pure: measured rectangles, a point, the dragged blocks. The innermost list under the point that
// accepts them wins; the edge of a container means before or after the container itself, so that two touching sections still have a place
// between them. When the innermost list refuses, the next outer one is tried.
import { listAt, type PageTree } from '@/schemas/page/tree'
import type { Box, SlotBox } from '../state/canvas-handle'
import { indexWithout, mayLand, type Carried, type Gap } from './carried'

export interface Point {
  x: number
  y: number
}

/**
 * Width of the band at a container's edge that means the container itself. Nested edges that coincide have a band each, the outer one
 * first.
 */
const BAND = 8
/** Distance of the line from the first block of a list, where there is room. */
const SPACE = 8

type Item = SlotBox['items'][number]

/** @returns undefined when neither the list under the point nor an outer one accepts the dragged blocks. */
export function findTarget(tree: PageTree, slots: readonly SlotBox[], point: Point, carried: Carried): Gap | undefined {
  const chain = chainAt(tree, slots, point, carried)
  return atEdge(tree, chain, point, carried) ?? inside(tree, chain, point, carried)
}

/** The lists at the point, the page first. */
function chainAt(tree: PageTree, slots: readonly SlotBox[], point: Point, { within }: Carried): SlotBox[] {
  const byKey = indexOf(slots)
  const innermost = slots.findLast(
    (slot) => contains(slot, point) && (slot.parent === null || (tree.nodes.has(slot.parent) && !within.has(slot.parent))),
  )
  const chain: SlotBox[] = []
  for (let at = innermost ?? byKey.get(keyOf(null, '')); at;) {
    chain.unshift(at)
    const node = at.parent === null ? undefined : tree.nodes.get(at.parent)
    at = node && byKey.get(keyOf(node.parent, node.slot))
  }
  return chain
}

function atEdge(tree: PageTree, chain: readonly SlotBox[], point: Point, carried: Carried): Gap | undefined {
  const taken = { x: [-Infinity, Infinity], y: [-Infinity, Infinity] } as Record<'x' | 'y', [number, number]>
  for (const [i, slot] of chain.entries()) {
    const container = chain[i + 1]?.parent
    const items = visible(slot)
    const at = items.findIndex(({ id }) => id === container)
    if (at < 0) continue
    const axis = flowOf(slot, items) === 'column' ? 'y' : 'x'
    const { box } = items[at]!
    const [from, size] = axis === 'y' ? [box.y, box.height] : [box.x, box.width]
    const start = Math.max(from, taken[axis][0])
    const end = Math.min(from + size, taken[axis][1])
    const band = Math.min(BAND, Math.max(0, end - start) / 4)
    taken[axis] = [start + band, end - band]
    const side = point[axis] < start + band ? 0 : point[axis] >= end - band ? 1 : undefined
    if (side !== undefined && mayLand(tree, carried, slot)) return gapAt(tree, slot, items, at + side, at, carried)
  }
  return undefined
}

function inside(tree: PageTree, chain: readonly SlotBox[], point: Point, carried: Carried): Gap | undefined {
  const slot = chain.findLast((one) => mayLand(tree, carried, one))
  if (!slot) return undefined
  const items = visible(slot)
  if (flowOf(slot, items) === 'column') {
    const gap = items.filter(({ box }) => middleY(box) < point.y).length
    return gapAt(tree, slot, items, gap, gap, carried)
  }
  const lines = linesOf(items)
  const line = lines.find((one, i) => point.y < (one.bottom + (lines[i + 1]?.top ?? Infinity)) / 2)
  const within = items.slice(line?.first ?? 0, line?.end ?? 0)
  const gap = (line?.first ?? 0) + within.filter(({ box }) => middleX(box) < point.x).length
  return gapAt(tree, slot, items, gap, within.length === 0 ? gap : Math.min(gap, line!.end - 1), carried)
}

/** The line of a known place, for places chosen by keyboard or in the tree of layers. */
export function lineAt(
  tree: PageTree,
  slots: readonly SlotBox[],
  { parent, slot, index }: Omit<Gap, 'line'>,
  carried: Carried,
): Box | null {
  const box = indexOf(slots).get(keyOf(parent, slot))
  if (!box) return null
  const items = visible(box)
  const rest = listAt(tree, { parent, slot }).filter((id) => !carried.within.has(id))
  const next = rest.slice(index).find((id) => items.some((item) => item.id === id))
  const gap = next === undefined ? items.length : items.findIndex(({ id }) => id === next)
  return lineOf(box, items, gap, Math.min(gap, items.length - 1))
}

/** @param beside the item whose row the line belongs to: the end of one row and the start of the next are one place, two lines. */
function gapAt(tree: PageTree, slot: SlotBox, items: readonly Item[], gap: number, beside: number, carried: Carried): Gap {
  const list = listAt(tree, slot)
  // Identified by its neighbours and not by number: a block that renders nothing has no rectangle and still counts.
  const next = items[gap] && list.indexOf(items[gap].id)
  const before = items[gap - 1] && list.indexOf(items[gap - 1]!.id)
  const at = next !== undefined && next >= 0 ? next : before !== undefined && before >= 0 ? before + 1 : list.length
  return {
    parent: slot.parent,
    slot: slot.slot,
    index: indexWithout(list, at, carried),
    line: lineOf(slot, items, gap, Math.min(beside, items.length - 1)),
  }
}

function lineOf(slot: SlotBox, items: readonly Item[], gap: number, beside: number): Box {
  if (items.length === 0) return { x: slot.x, y: slot.y + slot.height / 2, width: slot.width, height: 0 }
  if (flowOf(slot, items) === 'column') {
    const above = items[gap - 1]?.box
    const below = items[gap]?.box
    const y =
      above && below
        ? (above.y + above.height + below.y) / 2
        : below
          ? below.y - room(below.y - slot.y)
          : above!.y + above!.height + room(slot.y + slot.height - above!.y - above!.height)
    return { x: slot.x, y, width: slot.width, height: 0 }
  }
  const row = linesOf(items).find(({ first, end }) => beside >= first && beside < end)!
  const left = gap - 1 >= row.first ? items[gap - 1]?.box : undefined
  const right = gap < row.end ? items[gap]?.box : undefined
  const x =
    left && right
      ? (left.x + left.width + right.x) / 2
      : right
        ? right.x - room(right.x - slot.x)
        : left!.x + left!.width + room(slot.x + slot.width - left!.x - left!.width)
  return { x, y: row.top, width: 0, height: row.bottom - row.top }
}

const room = (space: number): number => Math.max(0, Math.min(SPACE, space / 2))
const keyOf = (parent: string | null, slot: string): string => `${parent ?? ''}|${slot}`
const middleX = (box: Box): number => box.x + box.width / 2
const middleY = (box: Box): number => box.y + box.height / 2
const visible = (slot: SlotBox): Item[] => slot.items.filter(({ box }) => box.width > 0 || box.height > 0)
const contains = (box: Box, { x, y }: Point): boolean => x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height

const indexes = new WeakMap<readonly SlotBox[], Map<string, SlotBox>>()
function indexOf(slots: readonly SlotBox[]): Map<string, SlotBox> {
  let index = indexes.get(slots)
  if (!index) indexes.set(slots, (index = new Map(slots.map((slot) => [keyOf(slot.parent, slot.slot), slot]))))
  return index
}

interface Line {
  first: number
  end: number
  top: number
  bottom: number
}

/** Blocks side by side, grouped into rows as they wrap. */
function linesOf(items: readonly Item[]): Line[] {
  const lines: Line[] = []
  items.forEach(({ box }, i) => {
    const line = lines.at(-1)
    const before = items[i - 1]?.box
    if (line && before && box.x > before.x + 0.5 && box.y < line.bottom - 1) {
      line.end = i + 1
      line.top = Math.min(line.top, box.y)
      line.bottom = Math.max(line.bottom, box.y + box.height)
    } else lines.push({ first: i, end: i + 1, top: box.y, bottom: box.y + box.height })
  })
  return lines
}

/** A grid that stacks on a narrow canvas is a column there, whatever its style says. */
function flowOf(slot: SlotBox, items: readonly Item[]): 'column' | 'row' {
  if (slot.flow === 'column') return 'column'
  return items.length > 1 && linesOf(items).every(({ first, end }) => end - first === 1) ? 'column' : 'row'
}
