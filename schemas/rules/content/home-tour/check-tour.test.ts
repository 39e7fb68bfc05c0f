import { expect, test } from 'vitest'
import type { Block } from '@/schemas/page/document'
import { DEMO_TOURS } from '@/services/content/domain/demo-tours'
import { checkTour } from './check-tour'
import { tourBlock } from './tour-blocks'
import { coverOf, newTour, PHOTOS_MOST, TITLE_MOST } from './tour-document'

const src = '/media/rooms/living-sage.webp'
const photo = (id: string, path = src): Block => ({
  id,
  type: 'tour-photo',
  v: 1,
  props: { photo: { src: path, width: 4, height: 3 }, caption: '', tags: [] },
})
const tour = (title: string, ...story: Block[]) => ({ ...newTour(), title, blocks: [...newTour().blocks, ...story] })
const words = (document: ReturnType<typeof tour>, strict: boolean) => checkTour(document, { strict }).map(({ message }) => message)

test('a draft may be empty; a published tour has a title and a photograph', () => {
  expect(words(tour(''), false)).toEqual([])
  expect(words(tour(''), true)).toEqual(['제목을 입력해 주세요.', '사진을 한 장 이상 올려 주세요.'])
  expect(words(tour('집', photo('a')), true)).toEqual([])
})

test('a title has sixty characters, as people count them', () => {
  expect(words(tour('😀'.repeat(TITLE_MOST)), false)).toEqual([])
  expect(words(tour('가'.repeat(TITLE_MOST + 1)), false)).toEqual(['제목은 60자까지 입력할 수 있습니다.'])
})

test('only a member’s blocks, each with its own id, and the home first', () => {
  const only = '집들이에는 글, 사진, 나란한 사진만 담을 수 있습니다.'
  expect(words(tour('집', { id: 'h', type: 'hero', v: 1, props: {} }), false)).toEqual([only])
  expect(words({ ...newTour(), title: '집', blocks: [photo('a')] }, false)).toContain(only)
  expect(words(tour('집', { ...photo('a'), slots: { inside: [] } }), false)).toEqual([only])
  expect(words(tour('집', photo('a'), photo('a')), false)).toHaveLength(1)
})

test.each(['https://elsewhere.example/a.jpg', 'javascript:alert(1)', '//elsewhere.example/a.jpg', '/media/../secret', ''])(
  'a photograph lies in our own storage: %s',
  (path) => expect(words(tour('집', photo('a', path)), true)).not.toEqual([]),
)

test('sixty photographs', () => {
  const many = Array.from({ length: PHOTOS_MOST + 1 }, (_, i) => photo(`p${i}`))
  expect(words(tour('집', ...many.slice(1)), true)).toEqual([])
  expect(words(tour('집', ...many), false)).toEqual(['사진은 60장까지 담을 수 있습니다.'])
})

test('the cover is the chosen photograph, or the first while the chosen one is gone', () => {
  const document = tour('집', photo('a'), photo('b', '/media/rooms/living-ink.webp'))
  expect(coverOf(document)?.src).toBe(src)
  document.blocks[0] = { ...document.blocks[0]!, props: { ...document.blocks[0]!.props, cover: '/media/rooms/living-ink.webp' } }
  expect(coverOf(document)?.src).toBe('/media/rooms/living-ink.webp')
  document.blocks.pop()
  expect(coverOf(document)?.src).toBe(src)
})

test('the tours of the demonstration could be published', () => {
  for (const { document } of DEMO_TOURS) expect(checkTour(document, { strict: true })).toEqual([])
  expect(tourBlock('constructor')).toBeUndefined()
})
