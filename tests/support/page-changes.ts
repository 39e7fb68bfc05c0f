// Changes of a page of one block, of every kind, for laws about who may make them.
import { definitionOf } from '@/schemas/page/definitions'
import type { Block, PageDocument } from '@/schemas/page/document'
import { HEAD_FIELDS, type Op } from '@/schemas/page/ops'
import { fieldsOf } from '@/schemas/rules/base/scope-blocks'

export const exampleOf = (type: string): Block => ({
  id: 'x',
  type,
  v: definitionOf(type)!.version,
  props: structuredClone(definitionOf(type)!.example),
})
/** Of no role that is narrowed: what moves past it has moved itself. */
const ANCHOR: Block = { id: 'anchor', type: 'law-anchor', v: 1, props: {} }
export const pageWith = (...content: Block[]): PageDocument => ({
  schemaVersion: 1,
  kind: 'page',
  route: '/zin/brand/a',
  title: '법',
  blocks: content,
})
export const ROOT = { parent: null, slot: '' }

export interface Change {
  before: PageDocument
  op: Op
  /** What the role has to have: the field, or the whole block. */
  field?: string
}
/** Every kind of change of a block of that type. */
export function changesOf(type: string): Change[] {
  const block = exampleOf(type)
  const before = pageWith(block, ANCHOR)
  const own = fieldsOf(type)!.filter(({ name }) => !name.startsWith('~'))
  return [
    { before: pageWith(ANCHOR), op: { op: 'insert', at: { ...ROOT, index: 0 }, block } },
    { before, op: { op: 'remove', id: 'x' } },
    { before, op: { op: 'move', id: 'x', to: { ...ROOT, index: 1 } } },
    ...own.map(({ name }): Change => ({ before, op: { op: 'setProp', id: 'x', path: [name], value: { changed: name } }, field: name })),
    { before, op: { op: 'setField', id: 'x', field: 'name', value: '새 이름' }, field: '~name' },
    { before, op: { op: 'setField', id: 'x', field: 'locked', value: true }, field: '~locked' },
    { before, op: { op: 'setField', id: 'x', field: 'show', value: { to: 'member' } }, field: '~show' },
    ...own.slice(0, 1).map(({ name }): Change => ({
      before,
      op: { op: 'replace', id: 'x', block: { ...block, props: { ...block.props, [name]: { changed: name } } } },
      field: name,
    })),
  ]
}
export const headChanges: Change[] = HEAD_FIELDS.filter((field) => field !== 'id').map((field) => ({
  before: pageWith(ANCHOR),
  op: { op: 'setHead', field, value: field === 'guard' ? ['auth'] : field === 'seo' ? { noindex: true } : 'changed' } as Op,
  field,
}))
