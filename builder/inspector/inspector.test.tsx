// @vitest-environment happy-dom
import { act } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { blocks } from '@/blocks/areas'
import type { Editor } from '../state/editor'
import type * as frame from './field-frame'
import {
  field,
  input,
  named,
  press,
  propsOf,
  type,
  leave,
  heading,
  PICTURE,
  put,
  compose,
  openInspector as open,
} from './open-inspector-for-tests'

/** Fields in the order in which they are rendered. */
const rendered: string[] = []
vi.mock('./field-frame', async (original) => {
  const real = await original<typeof frame>()
  return {
    ...real,
    FieldFrame: (props: Parameters<typeof real.FieldFrame>[0]) => {
      rendered.push(props.pointer)
      return real.FieldFrame(props)
    },
  }
})

describe('typing', () => {
  test('Hangul is stored exactly as composed, as one undo entry', async () => {
    const editor = await open([heading('h')], ['h'])
    await compose('/text', ['ㅎ', '하', '한'])
    await compose('/text', ['한ㄱ', '한그', '한글'])
    expect(input('/text').value).toBe('한글')
    expect(propsOf(editor, 'h')['text']).toBe('한글')
    await act(async () => void editor.undo())
    expect(propsOf(editor, 'h')['text']).toBe('')
    expect(input('/text').value).toBe('')
    expect(editor.undo()).toBe(false)
  })

  test('a change from outside is not written over a syllable that is being composed', async () => {
    const editor = await open([heading('h', { text: '가' })], ['h'])
    await act(async () => void input('/text').dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true })))
    await type('/text', '가ㄴ')
    await act(async () => void editor.receive([{ op: 'setProp', id: 'h', path: ['text'], value: '남의 글' }]))
    expect(input('/text').value).toBe('가ㄴ')
    await type('/text', '가나')
    await act(async () => void input('/text').dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '나' })))
    expect(propsOf(editor, 'h')['text']).toBe('가나')
  })

  test('focusing a field again starts another undo entry', async () => {
    const editor = await open([heading('h')], ['h'])
    await type('/text', '가')
    await leave('/text')
    await type('/text', '가나')
    await act(async () => void editor.undo())
    expect(propsOf(editor, 'h')['text']).toBe('가')
  })

  test('an emptied optional text is removed from the props', async () => {
    const editor = await open([heading('h', { eyebrow: '전' })], ['h'])
    await type('/eyebrow', '')
    expect(propsOf(editor, 'h')).toEqual({ text: '', level: 2 })
  })

  test('full-width digits are digits, an empty number changes nothing, and one out of range becomes the nearest', async () => {
    const editor = await open([{ id: 'n', type: 'notice-list', v: 1, props: { size: 10 } }], ['n'])
    await type('/size', '１２')
    expect(propsOf(editor, 'n')['size']).toBe(12)
    await type('/size', '99')
    expect(propsOf(editor, 'n')['size']).toBe(12)
    expect(field('/size').textContent).toContain('50 이하여야 합니다.')
    await leave('/size')
    expect(propsOf(editor, 'n')['size']).toBe(50)
  })
})

test('a letter in one field renders no other field', async () => {
  await open([heading('h', { text: '가', eyebrow: '나' })], ['h'])
  rendered.length = 0
  await type('/text', '가가')
  expect([...new Set(rendered)]).toEqual(['/text'])
})

describe('several blocks', () => {
  test('are changed by one field in one entry, however many letters', async () => {
    const editor = await open([heading('a', { eyebrow: '하나' }), heading('b', { eyebrow: '둘' })], ['a', 'b'])
    expect(input('/eyebrow').placeholder).toBe('여러 값')
    expect(input('/eyebrow').value).toBe('')
    await type('/eyebrow', '함')
    await type('/eyebrow', '함께')
    expect([propsOf(editor, 'a')['eyebrow'], propsOf(editor, 'b')['eyebrow']]).toEqual(['함께', '함께'])
    await act(async () => void editor.undo())
    expect([propsOf(editor, 'a')['eyebrow'], propsOf(editor, 'b')['eyebrow']]).toEqual(['하나', '둘'])
    expect(editor.undo()).toBe(false)
  })

  test('of different types show only their common properties', async () => {
    await open([heading('a'), { id: 's', type: 'section', v: 1, props: {}, slots: { content: [] } }], ['a', 's'])
    const shown = [...document.querySelectorAll<HTMLElement>('[data-field]')].map((one) => one.dataset['field'])
    expect(shown).toContain('/eyebrow')
    expect(shown).not.toContain('/text')
    expect(shown).not.toContain('/title')
  })
})

describe('a list', () => {
  const tools = {
    id: 'i',
    type: 'header',
    v: 1,
    props: {
      ...blocks.find(({ type }) => type === 'header')!.example,
      tools: [
        { label: '하나', link: '/styling/home' },
        { label: '둘', link: '/cs/notice' },
        { label: '셋', link: '' },
      ],
    },
  }
  const labels = (editor: Editor) => (propsOf(editor, 'i')['tools'] as { label: string }[]).map(({ label }) => label)

  test('is reordered by keyboard, in one undo entry', async () => {
    const editor = await open([tools], ['i'])
    const key = new KeyboardEvent('keydown', { code: 'ArrowUp', altKey: true, bubbles: true, cancelable: true })
    await act(async () => void named('셋 옮기기').dispatchEvent(key))
    expect(labels(editor)).toEqual(['하나', '셋', '둘'])
    expect(editor.state.announcement.text).toBe('셋을 3개 중 2번째로 옮겼습니다.')
    await act(async () => void editor.undo())
    expect(labels(editor)).toEqual(['하나', '둘', '셋'])
  })

  test('gains, doubles and loses entries', async () => {
    const editor = await open([tools], ['i'])
    await press('둘 복제')
    expect(labels(editor)).toEqual(['하나', '둘', '둘', '셋'])
    await press('하나 지우기')
    expect(labels(editor)).toEqual(['둘', '둘', '셋'])
    await press('펼친 메뉴의 도구 줄에 더하기')
    expect(labels(editor)).toHaveLength(4)
  })

  test("of slots removes an entry's blocks with it, and moves them to its new name", async () => {
    const entry = (key: string) => ({ key, label: key })
    const props = { label: '탭', tabs: [entry('one'), entry('two')] }
    const editor = await open([{ id: 't', type: 'tabs', v: 1, props, slots: { one: [heading('a')], two: [heading('b')] } }], ['t'])
    await press('two')
    await type('/tabs/1/key', 'size')
    await leave('/tabs/1/key')
    expect(editor.node('t')!.slots).toMatchObject({ size: ['b'], two: [] })
    await press('one 지우기')
    expect(editor.node('a')).toBeUndefined()
    await act(async () => void editor.undo())
    expect(editor.node('t')!.slots['one']).toEqual(['a'])
    await act(async () => void editor.undo())
    expect(editor.node('t')!.slots).toMatchObject({ two: ['b'] })
  })
})

test('a conditional field is shown only while its condition holds', async () => {
  const { example } = blocks.find(({ type }) => type === 'card-list')!
  const editor = await open([{ id: 'c', type: 'card-list', v: 1, props: { ...example, layout: 'grid' } }], ['c'])
  await act(async () => [...document.querySelectorAll<HTMLElement>('[role=tab]')].find((one) => one.textContent === '모양')!.click())
  expect(field('/columns')).toBeTruthy()
  await act(async () => void editor.edit('배치', [{ op: 'setProp', id: 'c', path: ['layout'], value: 'rail' }]))
  expect(() => field('/columns')).toThrow()
})

test('a broken link is reported, one to a draft as well, and an executable one is refused', async () => {
  const editor = await open([{ id: 'b', type: 'button', v: 1, props: { label: '보기', link: '/styling/hom' } }], ['b'])
  await vi.waitFor(() => expect(field('/link').textContent).toContain('이 주소의 페이지가 없습니다.'))
  await type('/link', '/styling/home')
  expect(field('/link').textContent).not.toContain('없습니다')
  await type('/link', '/cs/notice')
  expect(field('/link').textContent).toContain('아직 게시하지 않은 페이지입니다.')
  await type('/link', 'javascript:alert(1)')
  expect(field('/link').textContent).toContain('쓸 수 없는 주소입니다.')
  expect(propsOf(editor, 'b')['link']).toBe('/cs/notice')
})

test('choosing a picture sets all its known properties in one undo entry', async () => {
  const before = { src: '/media/rooms/old.webp', alt: '옛 사진', width: 10, height: 10, focal: '10% 10%' }
  const editor = await open([{ id: 'p', type: 'image', v: 2, props: { image: before } }], ['p'])
  await press('바꾸기')
  await vi.waitFor(() => expect(document.querySelector('[role=option]')).not.toBeNull())
  await act(async () => document.querySelector<HTMLElement>('[role=option]')!.click())
  const { src, alt, width, height, color } = PICTURE
  expect(propsOf(editor, 'p')['image']).toEqual({ src, alt, width, height, color })
  await act(async () => void editor.undo())
  expect(propsOf(editor, 'p')['image']).toEqual(before)
  expect(editor.undo()).toBe(false)
})

describe('an unreadable block', () => {
  const unknown = { id: 'u', type: 'from-the-future', v: 9, props: { x: 1 } }
  const area = () => document.querySelector<HTMLTextAreaElement>('textarea')!

  test('is edited as JSON, which is refused with its reason when invalid', async () => {
    const editor = await open([unknown], ['u'])
    expect(JSON.parse(area().value)).toEqual(unknown)
    await act(async () => put(area(), '{ "id": "u", '))
    await press('적용')
    expect(document.querySelector('[role=alert]')!.textContent).toContain('JSON으로 읽을 수 없습니다.')
    await act(async () => put(area(), JSON.stringify({ id: 'u', type: 'heading', v: 1, props: { text: 7, level: 2 } })))
    await press('적용')
    expect(document.querySelector('[role=alert]')!.textContent).toContain('제목은 글자 형식이어야 합니다.')
    await act(async () => put(area(), JSON.stringify({ id: 'other', type: 'heading', v: 1, props: { text: '가', level: 2 } })))
    await press('적용')
    expect(document.querySelector('[role=alert]')!.textContent).toContain('id는 바꿀 수 없습니다.')
    expect(editor.node('u')!.block).toEqual(unknown)
    await act(async () => put(area(), JSON.stringify({ id: 'u', type: 'heading', v: 1, props: { text: '가', level: 2 } })))
    await press('적용')
    expect(editor.node('u')!.block.type).toBe('heading')
    expect(input('/text').value).toBe('가')
    await act(async () => void editor.undo())
    expect(editor.node('u')!.block).toEqual(unknown)
  })

  test('can be removed', async () => {
    const editor = await open([unknown], ['u'])
    await press('이 블록 지우기')
    expect(editor.tree.root).toEqual([])
  })

  test('because of some values shows its fields, with the invalid ones marked', async () => {
    const editor = await open([heading('h', { text: 7, extra: true })], ['h'])
    expect(field('/text').textContent).toContain('글자 형식이어야 합니다.')
    await press('extra 없애기')
    await type('/text', '가')
    expect(editor.node('h')!.block.props).toEqual({ text: '가', level: 2 })
  })
})

test('a requested field opens its tab and its line, and gets the focus', async () => {
  const editor = await open([{ id: 'f', type: 'footer', v: 2, props: blocks.find(({ type }) => type === 'footer')!.example }], ['f'])
  await act(async () => editor.store.setState({ requestedField: { id: 'f', path: '/props/policies/1/label', n: 1 } }))
  await vi.waitFor(() => expect(document.activeElement).toBe(input('/policies/1/label')))
})

describe('the page', () => {
  test('changes its path on blur, and never to a taken or invalid one', async () => {
    const editor = await open([])
    await vi.waitFor(async () => {
      await type('/route', '/cs/notice/')
      expect(field('/route').textContent).toContain('같은 주소의 페이지가 이미 있습니다.')
    })
    await leave('/route')
    await type('/route', '/a/:id?/b')
    await leave('/route')
    expect(editor.tree.head.route).toBe('/now')
    await type('/route', '/이벤트/'.normalize('NFD'))
    await leave('/route')
    expect(editor.tree.head.route).toBe('/이벤트'.normalize('NFC'))
  })

  test('has its own fields, one undo entry each', async () => {
    const editor = await open([])
    await type('/seo/description', '설명')
    expect(editor.tree.head.seo).toEqual({ description: '설명' })
    await type('/seo/description', '')
    expect(editor.tree.head.seo).toBeUndefined()
    await act(async () => document.querySelector<HTMLElement>('[role=checkbox]')!.click())
    expect(editor.tree.head.guard).toEqual(['requireLogin'])
  })
})

test('a block cannot be hidden on its last visible device', async () => {
  const editor = await open([{ ...heading('h'), show: { on: ['pc'] } }], ['h'])
  await act(async () => [...document.querySelectorAll<HTMLElement>('[role=tab]')].find((one) => one.textContent === '보이기')!.click())
  await press('PC')
  expect(editor.node('h')!.block.show).toEqual({ on: ['pc'] })
  await press('모바일')
  await press('태블릿')
  expect(editor.node('h')!.block.show).toBeUndefined()
})
