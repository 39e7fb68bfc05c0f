import { describe, expect, test } from 'vitest'
import { changedBlocks } from './changed-blocks'
import type { Block, PageDocument } from './document'

const text = (id: string, words = id): Block => ({ id, type: 'heading', v: 1, props: { text: words, level: 2 } })
const box = (id: string, ...content: Block[]): Block => ({ id, type: 'section', v: 1, props: {}, slots: { content } })
const page = (...blocks: unknown[]): PageDocument =>
  ({ schemaVersion: 1, kind: 'page', route: '/p', title: '시험', blocks }) as PageDocument
const nothing = { added: [], removed: [], moved: [], changed: [], head: false }

describe('two states of a document', () => {
  test('are equal whatever the order of their keys, and whether an empty slot was written', () => {
    const a = page({ id: 'a', type: 'section', v: 1, props: { tone: 'deep', title: '글' } })
    const b = {
      blocks: [{ props: { title: '글', tone: 'deep' }, v: 1, type: 'section', id: 'a', slots: { content: [] } }],
      title: '시험',
      route: '/p',
      kind: 'page',
      schemaVersion: 1,
    } as PageDocument
    expect(changedBlocks(a, b)).toEqual(nothing)
  })

  test('list added and removed blocks with all their descendants, in reading order', () => {
    const a = page(box('old', text('in-old')), text('stays'))
    const b = page(text('stays'), box('new', box('deep', text('deepest'))))
    expect(changedBlocks(a, b)).toEqual({ ...nothing, added: ['new', 'deep', 'deepest'], removed: ['old', 'in-old'] })
  })

  test('a change in a slot is the change of the block in it, not of the one around it', () => {
    expect(changedBlocks(page(box('s', text('h'))), page(box('s', text('h', '다른 글'))))).toEqual({ ...nothing, changed: ['h'] })
    const hidden = { ...text('h'), show: { to: 'member' as const } }
    expect(changedBlocks(page(box('s', text('h'))), page(box('s', hidden)))).toEqual({ ...nothing, changed: ['h'] })
  })

  test('one block carried to the front is one block moved, not all the others', () => {
    const ids = ['1', '2', '3', '4', '5']
    const a = page(...ids.map((id) => text(id)))
    expect(changedBlocks(a, page(...['5', '1', '2', '3', '4'].map((id) => text(id)))).moved).toEqual(['5'])
    expect(changedBlocks(a, page(...['2', '1', '3', '5', '4'].map((id) => text(id)))).moved).toHaveLength(2)
    expect(changedBlocks(a, page(...['2', '3', '4', '5'].map((id) => text(id))))).toEqual({ ...nothing, removed: ['1'] })
  })

  test('a block in another slot has moved, and its children with it', () => {
    const a = page(box('left', box('carried', text('h'))), box('right'))
    const b = page(box('left'), box('right', box('carried', text('h'))))
    expect(changedBlocks(a, b)).toEqual({ ...nothing, moved: ['carried'] })
  })

  test('a block may have moved and changed at once', () => {
    expect(changedBlocks(page(text('a'), box('s')), page(box('s', text('a', '새 글'))))).toEqual({
      ...nothing,
      moved: ['a'],
      changed: ['a'],
    })
  })

  test('the page itself', () => {
    expect(changedBlocks(page(text('a')), { ...page(text('a')), title: '새 제목' })).toEqual({ ...nothing, head: true })
    expect(changedBlocks(page(), { ...page(), seo: { noindex: true } })).toEqual({ ...nothing, head: true })
  })

  test('an invalid block has no id, so it belongs to its parent', () => {
    expect(changedBlocks(page(text('a'), 'words'), page('other words', text('a')))).toEqual({ ...nothing, head: true })
    expect(changedBlocks(page(text('a'), 'words'), page('words', text('a')))).toEqual(nothing)
    const twice = page(box('s', text('h'), text('h', '같은 이름')))
    expect(changedBlocks(twice, page(box('s', text('h'))))).toEqual({ ...nothing, changed: ['s'] })
  })
})
