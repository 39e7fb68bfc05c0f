import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { blocks } from '@/blocks/areas'
import { fixtures } from '@/tests/support/fixtures'
import { oddDocument } from '@/tests/support/odd-document'
import { registerDefinitions } from './definitions'
import { checkPage } from './check-page'
import { checkTree } from './check-tree'
import type { Block, PageDocument } from './document'
import { applyOps } from './ops'
import { readTree, writeTree } from './tree'

beforeAll(() => registerDefinitions(blocks))

const page = (blocks: unknown[]): PageDocument => ({ schemaVersion: 1, kind: 'page', route: '/a', title: '가', blocks }) as PageDocument
const heading = (id: string, more: object = {}): Block => ({ id, type: 'heading', v: 1, props: { text: '제목', level: 2 }, ...more })
const section = (id: string, content: unknown[]) => ({ id, type: 'section', v: 1, props: {}, slots: { content } })
const agrees = (document: PageDocument): void => {
  const tree = readTree(document)
  for (const strict of [true, false]) {
    expect(checkTree(tree, { strict })).toEqual(checkPage(document, { strict }))
    // Again, from the cache.
    expect(checkTree(tree, { strict })).toEqual(checkPage(document, { strict }))
  }
}

describe('checkTree returns the same as checkPage', () => {
  it('of every shipped document', () => {
    for (const { document } of fixtures()) agrees(document)
  })

  it('for other stored content', () => {
    const isDocument = (value: unknown) => typeof value === 'object' && value !== null && Array.isArray((value as PageDocument).blocks)
    const list = fc.sample(oddDocument, { numRuns: 500, seed: 20261121 }).filter(isDocument)
    expect(list.length).toBeGreaterThan(300)
    for (const document of list) agrees(document as PageDocument)
  })

  it.each([
    ['too deep', page([Array.from({ length: 22 }).reduce<unknown>((inner, _, i) => section(`s${i}`, [inner]), heading('a'))])],
    [
      'deep, but not too deep',
      page([Array.from({ length: 19 }).reduce<unknown>((inner, _, i) => section(`s${i}`, [inner]), heading('a'))]),
    ],
    ['too many', page(Array.from({ length: 20_001 }, (_, i) => heading(`a${i}`)))],
    ['an id twice', page([heading('a'), section('b', [heading('a', { type: 'none' })])])],
    ['no block at all', page([null, 'x', heading('a')])],
    ['a forbidden name', page([heading('a', { props: JSON.parse('{"text":"a","level":2,"__proto__":{"x":1}}') as object })])],
    ['a slot that is none', page([{ ...heading('a'), slots: { content: [heading('b')] } }])],
  ])('of a page with %s', (_, document) => agrees(document))

  it('after each change', () => {
    const tree = readTree(page([section('s', [heading('a'), heading('b')]), heading('c')]))
    const change = (...ops: Parameters<typeof applyOps>[1]) => {
      applyOps(tree, ops)
      expect(checkTree(tree, { strict: true })).toEqual(checkPage(writeTree(tree), { strict: true }))
      return checkTree(tree, { strict: true }).map(({ pointer }) => pointer)
    }
    expect(change({ op: 'setProp', id: 'b', path: ['level'], value: 9 })).toEqual(['/blocks/0/slots/content/1/props/level'])
    expect(change({ op: 'move', id: 'b', to: { parent: null, slot: '', index: 0 } })).toEqual(['/blocks/0/props/level'])
    expect(change({ op: 'setHead', field: 'title', value: '' })).toEqual(['/title', '/blocks/0/props/level'])
    expect(change({ op: 'insert', at: { parent: 'c', slot: 'content', index: 0 }, block: heading('d') })).toContain(
      '/blocks/2/slots/content',
    )
    expect(change({ op: 'remove', id: 'b' }, { op: 'remove', id: 'd' }, { op: 'setHead', field: 'title', value: '나' })).toEqual([])
  })
})
