import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { registerDefinitions } from '@/schemas/page/definitions'
import type { Block, PageDocument } from '@/schemas/page/document'
import { refusedTouch, sectionRefusal } from './page-refusal'
import { EVERYWHERE, isInScope, type PageScope } from './page-scope'
import { touchesBetween } from './touches-between'

registerDefinitions([
  {
    type: 'word',
    version: 2,
    title: '글',
    group: 'text',
    props: Type.Object({ text: Type.String() }),
    example: { text: '' },
    migrations: { 1: ({ old }) => ({ text: old }) },
  },
  { type: 'box', version: 1, title: '상자', group: 'layout', props: Type.Object({}), slots: { in: { title: '안' } }, example: {} },
])
const word = (id: string, text = id): Block => ({ id, type: 'word', v: 2, props: { text } })
const other = (id: string): Block => ({ id, type: 'other', v: 1, props: {} })
const box = (id: string, ...inside: Block[]): Block => ({ id, type: 'box', v: 1, props: {}, slots: { in: inside } })
const page = (...blocks: Block[]): PageDocument => ({ schemaVersion: 1, kind: 'page', route: '/a', title: 'a', blocks })
const WORDS: PageScope = { blocks: { word: true, box: true } }
const refused = (before: PageDocument | undefined, after: PageDocument | undefined, scope = WORDS) =>
  refusedTouch(scope, touchesBetween(before, after, scope))

test('an order that moves of permitted blocks explain is permitted, and no other', () => {
  expect(refused(page(other('o'), word('w')), page(word('w'), other('o')))).toBeUndefined()
  expect(refused(page(word('w'), other('o'), other('p')), page(other('o'), word('w'), other('p')))).toBeUndefined()
  expect(refused(page(other('o'), other('p'), word('w')), page(other('p'), other('o'), word('w')))).toMatchObject({ type: 'other' })
  // Into another list, and with what holds it.
  expect(refused(page(box('b'), other('o')), page(box('b', other('o'))))).toMatchObject({ type: 'other', id: 'o' })
  expect(refused(page(box('b', other('o')), word('w')), page(word('w'), box('b', other('o'))))).toBeUndefined()
  expect(refused(page(box('b', box('c', other('o')))), page(box('c', other('o')), box('b')))).toMatchObject({ id: 'o' })
})

test('a container goes with all that is in it', () => {
  expect(refused(page(box('b', word('w'))), page())).toBeUndefined()
  expect(refused(page(box('b', other('o'))), page())).toMatchObject({ id: 'o' })
  expect(refused(page(), page(box('b', box('c', other('o')))))).toMatchObject({ id: 'o' })
  // Its content may stay where it was taken out of, by moving.
  expect(refused(page(box('b', other('o'))), page(other('o')))).toMatchObject({ id: 'o' })
})

test('a list that the definition does not know is a change of its block, an empty one too; a known one comes with what is in it', () => {
  const strange = (block: Block, ...inside: Block[]): Block => ({ ...block, slots: { ...block.slots, zz: inside } })
  const only: PageScope = { blocks: { word: true } }
  for (const block of [box('b'), other('b')]) {
    expect(refused(page(block), page(strange(block)), only)).toMatchObject({ type: block.type, id: 'b' })
    expect(refused(page(strange(block)), page(block), only)).toMatchObject({ type: block.type, id: 'b' })
    expect(refused(page(block), page(strange(block, word('w'))), only)).toMatchObject({ type: block.type, id: 'b' })
    expect(refused(page(strange(block)), page(strange(block, word('w'))), only)).toBeUndefined()
  }
  expect(refused(page(word('w')), page(strange(word('w'))), only)).toBeUndefined()
  const { slots: _, ...bare } = box('b')
  expect(refused(page(bare), page(box('b', word('w'))), only)).toBeUndefined()
  expect(refused(page(box('b')), page(bare), only)).toBeUndefined()
})

test('a block under the id of another is both of them', () => {
  expect(refused(page(other('x')), page({ ...word('x') }))).toMatchObject({ type: 'other' })
  expect(refused(page(word('x')), page(other('x')))).toMatchObject({ type: 'other' })
})

test('what an older version says is the same after its migration, and a field beside it is not', () => {
  const old: Block = { id: 'w', type: 'word', v: 1, props: { old: '글' } }
  const none: PageScope = { blocks: { box: true } }
  expect(refused(page(old), page(word('w', '글')), none)).toBeUndefined()
  expect(refused(page(old), page(word('w', '다른 글')), none)).toMatchObject({ type: 'word', field: 'text' })
  expect(refused(page(old), page({ ...word('w', '글'), v: 9 }), none)).toMatchObject({ type: 'word' })
})

test('what is stored and is no block is left as it is', () => {
  const broken = { type: 'word' } as Block
  expect(refused(page(broken, word('w')), page(broken, word('w', '새 글')))).toBeUndefined()
  expect(refused(page(broken, word('w')), page(word('w')))).toMatchObject({ type: '~unreadable' })
  expect(refused(page(word('w')), page(word('w'), broken))).toMatchObject({ type: '~unreadable' })
})

test('a document that appears or goes asks for everything; a role that is not narrowed has it', () => {
  expect(refused(undefined, page(word('w')))).toMatchObject({ type: '~page' })
  expect(refused(page(word('w')), undefined)).toMatchObject({ type: '~page' })
  expect(refused(undefined, page(other('o')), EVERYWHERE)).toBeUndefined()
})

test('a section is an address with all below it, under the present name and the next', () => {
  const scope: PageScope = { sections: ['/zin/brand', 'popup'] }
  const at = (name: string, draftName: string | null = null) => isInScope(scope, { kind: 'page', name, draftName })
  expect([at('/zin/brand'), at('/zin/brand/:id?'), at('/zin/brandx'), at('/zin'), at('/zin/:a')]).toEqual([true, true, false, false, false])
  expect([at('/zin/brand/a', '/zin/b'), at('/zin/b', '/zin/brand/a'), at('/zin/brand/a', '/zin/brand/b')]).toEqual([false, false, true])
  expect(isInScope(scope, { kind: 'popup', name: 'winter' })).toBe(true)
  expect(isInScope(scope, { kind: 'fragment', name: '/zin/brand' })).toBe(false)
  expect([
    isInScope({ sections: ['/'] }, { kind: 'page', name: '/' }),
    isInScope({ sections: ['/'] }, { kind: 'page', name: '/a' }),
  ]).toEqual([true, false])
  expect(sectionRefusal(scope, { kind: 'page', name: '/cs' })).toBe(
    '‘/cs’ 주소는 이 역할이 맡은 구역(/zin/brand, 모든 팝업)이 아닙니다. 입력한 내용은 그대로 있습니다. 관리자에게 역할을 확인해 주세요.',
  )
})
