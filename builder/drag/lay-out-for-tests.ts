// A page laid out with numbers instead of a browser: the measurements of a test canvas.
import type { BlockDefinition } from '@/schemas/page/block-definition'
import { registerDefinitions } from '@/schemas/page/definitions'
import type { Block, PageDocument } from '@/schemas/page/document'
import { listAt, type PageTree, type Place } from '@/schemas/page/tree'
import { Type } from 'typebox'
import type { Box, SlotBox } from '../state/canvas-handle'
import { Editor } from '../state/editor'

const definition = (type: string, title: string, slots?: BlockDefinition['slots']): BlockDefinition => ({
  type,
  version: 1,
  title,
  group: 'layout',
  props: Type.Object({}),
  example: {},
  ...(slots ? { slots } : {}),
})

export function registerTestCards(): void {
  registerDefinitions([
    definition('leaf', '글'),
    definition('note', '쪽지'),
    definition('box', '상자', { content: { title: '내용' } }),
    definition('grid', '격자', { items: { title: '칸' } }),
    definition('pair', '두 칸', { first: { title: '첫째 칸' }, second: { title: '둘째 칸' } }),
    definition('picky', '쪽지 모음', { notes: { title: '쪽지', accepts: ['note'] } }),
  ])
}

export const block = (id: string, type = 'leaf', slots?: Record<string, Block[]>, more: Partial<Block> = {}): Block => ({
  id,
  type,
  v: 1,
  props: {},
  ...(slots ? { slots } : {}),
  ...more,
})

export function editorOf(...blocks: Block[]): Editor {
  const document: PageDocument = { schemaVersion: 1, kind: 'page', route: '/drag', title: '끌기', blocks }
  let n = 0
  return new Editor({ id: 'p1', kind: 'page', document, role: 'adm', newId: () => `new${++n}` })
}

export const PADDING = 20
export const SPACE = 10
export const LEAF = 60
const EMPTY = 72

/** Columns of padded boxes, three to a row in a grid, side by side in a pair. */
export function layOut(tree: PageTree, width = 1000): SlotBox[] {
  const found: SlotBox[] = []
  const list = (place: Place, x: number, y: number, w: number, columns: number): number => {
    const at = found.push({ x, y, width: w, height: 0, ...place, flow: columns > 1 ? 'row' : 'column', items: [] }) - 1
    const items: { id: string; box: Box }[] = []
    const cell = (w - SPACE * (columns - 1)) / columns
    let top = y
    let bottom = y
    listAt(tree, place).forEach((id, i) => {
      if (i % columns === 0 && i > 0) top = bottom + SPACE
      const left = x + (i % columns) * (cell + SPACE)
      const height = one(id, left, top, cell)
      items.push({ id, box: { x: left, y: top, width: cell, height } })
      bottom = i % columns === 0 ? top + height : Math.max(bottom, top + height)
    })
    const height = items.length > 0 ? bottom - y : EMPTY
    found[at] = { ...found[at]!, height, items }
    return height
  }
  const one = (id: string, x: number, y: number, w: number): number => {
    const { type } = tree.nodes.get(id)!.block
    const inner = w - 2 * PADDING
    if (type === 'box') return list({ parent: id, slot: 'content' }, x + PADDING, y + PADDING, inner, 1) + 2 * PADDING
    if (type === 'picky') return list({ parent: id, slot: 'notes' }, x + PADDING, y + PADDING, inner, 1) + 2 * PADDING
    if (type === 'grid') return list({ parent: id, slot: 'items' }, x + PADDING, y + PADDING, inner, 3) + 2 * PADDING
    if (type === 'pair') {
      const half = (w - SPACE) / 2
      return Math.max(
        list({ parent: id, slot: 'first' }, x, y, half, 1),
        list({ parent: id, slot: 'second' }, x + half + SPACE, y, half, 1),
      )
    }
    return LEAF
  }
  list({ parent: null, slot: '' }, 0, 0, width, 1)
  return found
}

export function middleOf(slots: readonly SlotBox[], id: string): { x: number; y: number } {
  const { box } = slots.flatMap(({ items }) => items).find((item) => item.id === id)!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
