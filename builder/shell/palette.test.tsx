// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test } from 'vitest'
import { reactPlace } from '@/tests/support/react-place'
import { heading, sampleEditor } from '@/tests/support/sample-editor'
import { setCaller, type Caller } from '@/schemas/api/call'
import { allCards } from '@/schemas/page/catalogue'
import type { Editor } from '../state/editor'
import { hasDrawing } from './block-drawing'
import { Palette } from './palette'
import { paletteCards } from './palette-groups'
import { Around, press, screenOf, type } from './screen-for-tests'

const { place, render } = reactPlace()

async function open(editor: Editor) {
  const screen = screenOf(editor)
  await render(
    <Around screen={screen}>
      <Palette />
    </Around>,
  )
  return screen
}
const search = () => place.querySelector<HTMLInputElement>('input[type=search]')!
const tiles = () => [...place.querySelectorAll<HTMLElement>('[data-tile]')]
const names = () => tiles().map((tile) => tile.dataset['tile'])

test('every block but those for tests is there, under its purpose, and each has a drawing of its own', async () => {
  await open(sampleEditor([]))
  expect(names().toSorted()).toEqual(
    allCards()
      .filter(({ internal }) => !internal)
      .map((card) => card.type)
      .toSorted(),
  )
  expect([...place.querySelectorAll('h2')].map((title) => title.textContent)).toEqual([
    '첫머리',
    '모음',
    '글과 틀',
    '사진과 영상',
    '이벤트',
    '이동',
    '안내',
  ])
  expect(paletteCards().filter((card) => !hasDrawing(card.type))).toEqual([])
})

test('first consonants find, and Enter puts the first found after what is chosen', async () => {
  const editor = sampleEditor([heading('a'), heading('b')])
  editor.select(['a'])
  await open(editor)
  await act(async () => type(search(), 'ㄱㅂㅅ'))
  expect(names()).toEqual(['divider'])
  await act(async () => void press(search(), 'Enter'))
  expect(editor.tree.root.map((id) => editor.node(id)!.block.type)).toEqual(['heading', 'divider', 'heading'])
  expect(editor.state.selection).toEqual([editor.tree.root[1]])
  expect(editor.state.announcement.text).toBe('구분선을 넣었습니다. 구분선, 페이지 안 3개 중 2번째')
})

test('Enter that ends a syllable puts nothing in', async () => {
  const editor = sampleEditor([])
  await open(editor)
  await act(async () => type(search(), '제목'))
  await act(async () => void press(search(), 'Enter', { isComposing: true }))
  expect(editor.tree.root).toEqual([])
})

test('a press puts the block in, and one step takes it back', async () => {
  const editor = sampleEditor([])
  await open(editor)
  await act(async () =>
    tiles()
      .find((tile) => tile.dataset['tile'] === 'button')!
      .click(),
  )
  expect(editor.tree.root.length).toBe(1)
  expect(editor.state.undoLabel).toBe('버튼 넣기')
  editor.undo()
  expect(editor.tree.root).toEqual([])
})

test('nothing found is said', async () => {
  await open(sampleEditor([]))
  await act(async () => type(search(), '없는것'))
  expect(tiles()).toEqual([])
  expect(place.textContent).toContain('찾는 블록이 없습니다.')
})

test('asked for, the search has the focus', async () => {
  const { store } = await open(sampleEditor([]))
  await act(async () => store.setState({ paletteAsked: 1 }))
  expect(document.activeElement).toBe(search())
})

test('a fragment says where it stands and goes in by its name; a template gives its blocks with new ids', async () => {
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
