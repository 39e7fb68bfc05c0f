// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { reactPlace } from '@/tests/support/react-place'
import { heading, sampleEditor, section } from '@/tests/support/sample-editor'
import { setCaller, type Caller } from '@/schemas/api/base/call'
import { isOffered } from '@/schemas/page/is-offered'
import { allDefinitions } from '@/schemas/page/definitions'
import type { Editor } from '../state/editor'
import { hasSketch } from './block-sketch'
import { sessionOf } from '../drag/session-of'
import { Palette } from './palette'
import { paletteDefinitions } from '../state/palette-groups'
import { createPaletteUse, rememberUse } from './palette-use'
import { pressKey } from '@/tests/support/press-key'
import { typeInto } from '@/tests/support/type-into'
import { ScreenForTests, screenOf } from './screen-for-tests'

const { place, render } = reactPlace()

async function open(editor: Editor) {
  const screen = screenOf(editor)
  await render(
    <ScreenForTests screen={screen}>
      <Palette />
    </ScreenForTests>,
  )
  return screen
}
const search = () => place.querySelector<HTMLInputElement>('input[type=search]')!
const tiles = () => [...place.querySelectorAll<HTMLElement>('[data-tile]')]
const names = () => tiles().map((tile) => tile.dataset['tile'])

const groups = () => [...place.querySelectorAll<HTMLElement>('h2 button')]
const group = (name: string) => groups().find((button) => button.textContent?.startsWith(name))!
/** A palette without stored use. */
beforeEach(() => localStorage.clear())

test('every block except those for tests is listed, under its purpose, with a sketch of its own', async () => {
  await open(sampleEditor([]))
  for (const button of groups().filter((one) => one.getAttribute('aria-expanded') === 'false')) await act(async () => button.click())
  expect(names().toSorted()).toEqual(
    allDefinitions()
      .filter(isOffered)
      .map((definition) => definition.type)
      .toSorted(),
  )
  expect(paletteDefinitions().filter((definition) => !hasSketch(definition.type))).toEqual([])
})

test('only the basic group is open at first; each group shows its count, members and guidance last', async () => {
  await open(sampleEditor([]))
  expect(groups().map((button) => button.textContent?.replace(/\d+$/, ''))).toEqual([
    '기본',
    '모음',
    '글과 틀',
    '사진과 영상',
    '이벤트',
    '이동',
    '회원과 안내',
  ])
  expect(groups().map((button) => button.getAttribute('aria-expanded'))).toEqual(['true', ...Array<string>(6).fill('false')])
  expect(tiles()).toHaveLength(Number(/\d+$/.exec(groups()[0]!.textContent)![0]))
  await act(async () => group('이동').click())
  expect(names()).toContain('breadcrumbs')
  expect(names()).not.toContain('login-form')
})

test('a star puts a block at the top, for this editor and the next visit; F on a tile does the same', async () => {
  const { paletteUse } = await open(sampleEditor([]))
  await act(async () => place.querySelector<HTMLElement>('[data-star=image]')!.click())
  expect(group('즐겨찾기').textContent).toBe('즐겨찾기1')
  expect(names()[0]).toBe('image')
  await act(async () => void pressKey(tiles().at(-1)!, 'KeyF'))
  expect(names().slice(0, 2)).toEqual(['image', 'divider'])
  expect(createPaletteUse('test').getState().favourites).toEqual(paletteUse.getState().favourites)
  expect(createPaletteUse('another editor').getState().favourites).toEqual([])
  await act(async () => place.querySelector<HTMLElement>('[data-star=image]')!.click())
  expect(group('즐겨찾기').textContent).toBe('즐겨찾기1')
})

test('a block inserted alone is recent once the pointer has left the palette; a template is not', async () => {
  const editor = sampleEditor([])
  const { paletteUse } = await open(editor)
  const stop = rememberUse(paletteUse, editor)
  await act(async () => {
    editor.edit('넣기', [{ op: 'insert', at: { parent: null, slot: '', index: 0 }, block: heading('x') }])
    editor.edit(
      '서식 넣기',
      ['y', 'z'].map((id, index) => ({ op: 'insert', at: { parent: null, slot: '', index }, block: { ...heading(id), type: 'grid' } })),
    )
  })
  stop()
  expect(group('최근')).toBeUndefined()
  await act(async () =>
    place
      .querySelector('[data-panel=palette]')!
      .dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body })),
  )
  expect(group('최근').textContent).toBe('최근 사용1')
  expect(names()[0]).toBe('heading')
})

test('invalid stored values break nothing', () => {
  localStorage.setItem('maru-palette:test', '{"state":{"favourites":7,"recent":["a",3]},"version":0}')
  expect(createPaletteUse('test').getState()).toMatchObject({ favourites: [], recent: ['a'] })
})

test('a press inserts the block at the announced place: into an empty container, else after the selection', async () => {
  const editor = sampleEditor([heading('a'), section('s'), heading('b')])
  const { context } = await open(editor)
  const session = sessionOf(context.editor)
  const words = () => place.querySelector('[data-insert-words]')!.textContent
  const button = () => tiles().find((tile) => tile.dataset['tile'] === 'button')!
  const over = (kind: string) =>
    act(async () => void button().dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType: 'mouse' })))
  expect(words()).toBe('페이지 끝, ‘제목’ 다음에 넣습니다.')
  await act(async () => editor.select(['a']))
  expect(words()).toBe('‘제목’ 다음에 넣습니다.')
  await act(async () => editor.select(['s']))
  await over('pointerover')
  expect(session.state.previewed).toMatchObject({ type: 'button' })
  expect(words()).toBe('‘구역’ 안에 넣습니다.')
  expect(document.getElementById(button().getAttribute('aria-describedby')!.split(' ')[0]!)?.textContent).toBe(words())
  await over('pointerout')
  expect(session.state.previewed).toBeNull()
  await act(async () => button().click())
  expect(editor.node(editor.state.selection[0]!)!.parent).toBe('s')
})

test.each([
  ['CTA', 'button'],
  ['컬럼', 'columns'],
  ['열', 'columns'],
  ['표', 'rich-text'],
  ['배너', 'hero'],
  ['버튼', 'button'],
  ['사진', 'image'],
  ['동영상', 'video'],
  ['탭', 'tabs'],
  ['아코디언', 'accordion'],
  ['그리드', 'grid'],
  ['슬라이드', 'gallery'],
])('the word %s finds %s', async (word, wanted) => {
  await open(sampleEditor([]))
  await act(async () => typeInto(search(), word))
  expect(names().slice(0, 4)).toContain(wanted)
})

test('a search for something that is no block offers the nearest one and says so', async () => {
  await open(sampleEditor([]))
  await act(async () => typeInto(search(), '지도'))
  expect(place.textContent).toContain('지도 블록은 아직 없습니다.')
  expect(names()).toEqual(['image', 'rich-text'])
})

test('initial consonants find, and Enter inserts the first match after the selection', async () => {
  const editor = sampleEditor([heading('a'), heading('b')])
  editor.select(['a'])
  await open(editor)
  await act(async () => typeInto(search(), 'ㄱㅂㅅ'))
  expect(names()).toEqual(['divider', 'recent-goods'])
  await act(async () => void pressKey(search(), 'Enter'))
  expect(editor.tree.root.map((id) => editor.node(id)!.block.type)).toEqual(['heading', 'divider', 'heading'])
  expect(editor.state.selection).toEqual([editor.tree.root[1]])
  expect(editor.state.announcement.text).toBe('구분선을 넣었습니다. 구분선, 페이지 안 3개 중 2번째')
})

test('Enter that ends a syllable inserts nothing', async () => {
  const editor = sampleEditor([])
  await open(editor)
  await act(async () => typeInto(search(), '제목'))
  await act(async () => void pressKey(search(), 'Enter', { isComposing: true }))
  expect(editor.tree.root).toEqual([])
})

test('a press inserts the block, and one undo removes it', async () => {
  const editor = sampleEditor([])
  await open(editor)
  await act(async () =>
    tiles()
      .find((tile) => tile.dataset['tile'] === 'button')!
      .click(),
  )
  expect(editor.tree.root.length).toBe(1)
  expect(editor.state.undoLabel).toBe('버튼 넣기')
  await act(async () => void editor.undo())
  expect(editor.tree.root).toEqual([])
})

test('an empty result is announced', async () => {
  await open(sampleEditor([]))
  await act(async () => typeInto(search(), '없는것'))
  expect(tiles()).toEqual([])
  expect(place.textContent).toContain('찾는 블록이 없습니다.')
})

test('on request the search gets the focus', async () => {
  const { store } = await open(sampleEditor([]))
  await act(async () => store.setState({ paletteRequests: 1 }))
  expect(document.activeElement).toBe(search())
})

test('a fragment says where it is used and is inserted by name; a template inserts its blocks with new ids', async () => {
  const answer = (items: unknown[]) => ({ result: '200', resultMessage: '', item: undefined, items, totalCount: items.length })
  const piece = (name: string, title: string) => ({ id: name, name, title, published: true, blocks: [heading('t1'), heading('t2')] })
  setCaller((async ({ id }: { id: string }, { kind }: { kind?: string }) =>
    answer(
      id === 'builder.usages'
        ? [{ id: 'p' }, { id: 'q' }]
        : [kind === 'fragment' ? piece('consult', '상담 띠') : piece('start', '첫 서식')],
    )) as unknown as Caller)
  const editor = sampleEditor([])
  await open(editor)
  const tab = async (name: string) => {
    const found = [...place.querySelectorAll<HTMLElement>('[role=tab]')].find(({ textContent }) => textContent === name)!
    await act(async () => found.click())
    await act(async () => {})
  }
  await tab('공통 조각')
  expect(tiles()[0]!.textContent).toBe('상담 띠2곳에서 사용')
  await act(async () => tiles()[0]!.click())
  expect(editor.node(editor.tree.root[0]!)!.block).toMatchObject({ type: 'fragment', props: { ref: 'consult' } })
  await tab('서식')
  await act(async () => tiles()[0]!.click())
  expect(editor.tree.root.length).toBe(3)
  expect(editor.tree.root).not.toContain('t1')
})
