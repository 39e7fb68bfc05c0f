import { describe, expect, test } from 'vitest'
import { searchWords } from '../list/list-query'
import { inputOf, isFiltered, readView, unfiltered, withChange, writeView, type ListView } from './list-view'

const usual = readView('')
const view = (change: Partial<ListView> = {}): ListView => ({ ...usual, ...change })

describe('a URL query', () => {
  test('of the default view is empty', () => {
    expect(writeView(usual)).toBe('')
    expect(usual).toMatchObject({ place: 'page', status: null, sort: 'updatedAt', direction: 'desc', page: 1 })
  })

  test('preserves every choice', () => {
    const chosen = view({
      status: 'changed',
      search: '겨울 ㅇㅂㅌ',
      section: 'event',
      layout: 'content',
      hasProblems: true,
      sort: 'title',
      direction: 'desc',
      page: 3,
    })
    expect(readView(writeView(chosen))).toEqual(chosen)
    expect(readView(writeView(view({ place: 'trash', search: 'a' })))).toEqual(view({ place: 'trash', search: 'a' }))
  })

  test.each([
    ['status=nothing&sort=id&direction=up&page=0', usual],
    ['page=1.5', usual],
    ['page=99999', usual],
    ['tab=draft', usual],
    ['in=trash&status=draft', view({ place: 'trash' })],
    ['in=fragment&section=zin&layout=content', view({ place: 'fragment' })],
  ])('that makes no sense counts as not said: %s', (query, expected) => expect(readView(query)).toEqual(expected))
})

describe('a change', () => {
  test('of a filter or an order starts at the first page', () => {
    expect(withChange(view({ page: 4 }), { section: 'cs' })).toEqual(view({ section: 'cs' }))
    expect(withChange(view({ page: 4 }), { page: 5 }).page).toBe(5)
  })

  test('of the order starts in its usual direction, unless one is given', () => {
    expect(withChange(usual, { sort: 'title' })).toMatchObject({ sort: 'title', direction: 'asc' })
    expect(withChange(view({ sort: 'title', direction: 'asc' }), { sort: 'publishedAt' })).toMatchObject({ direction: 'desc' })
    expect(withChange(usual, { sort: 'title', direction: 'desc' })).toMatchObject({ direction: 'desc' })
  })

  test('of the list drops the filters of the old one', () => {
    const filtered = view({ status: 'draft', search: 'a', section: 'zin', hasProblems: true, sort: 'name', direction: 'asc', page: 2 })
    expect(withChange(filtered, { place: 'template' })).toEqual(view({ place: 'template' }))
  })

  test('that resets the filters keeps the order', () => {
    const filtered = view({
      status: 'draft',
      search: 'a',
      section: 'zin',
      layout: 'list',
      hasProblems: true,
      sort: 'name',
      direction: 'desc',
    })
    expect(isFiltered(filtered)).toBe(true)
    expect(unfiltered(filtered)).toEqual(view({ sort: 'name', direction: 'desc' }))
    expect(isFiltered(unfiltered(filtered))).toBe(false)
  })
})

describe('the input of the service', () => {
  test('contains only what was chosen', () => {
    expect(inputOf(usual)).toEqual({ kind: 'page', sort: 'updatedAt', direction: 'desc', page: 1, size: 20 })
    expect(inputOf(view({ status: 'draft', hasProblems: true }))).toMatchObject({ kind: 'page', status: 'draft', hasProblems: 'Y' })
  })

  test('of the trash requests every kind', () => {
    expect(inputOf(view({ place: 'trash' }))).toMatchObject({ status: 'trash' })
    expect(inputOf(view({ place: 'trash' }))).not.toHaveProperty('kind')
  })

  test.each([
    ['이벤ㅌ', '이벤'],
    ['이벤트', '이벤트'],
    ['ㅇㅂㅌ', 'ㅇㅂㅌ'],
    [' 겨울 ㄷ', '겨울 ㄷ'],
    ['/zin/eㅂ', '/zin/eㅂ'],
  ])('leaves out a syllable that is still being typed: %s', (typed, asked) => expect(searchWords(typed)).toBe(asked))
})
