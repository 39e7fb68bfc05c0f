// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type PageContext } from '@/renderer/define-block'
import { HtmlBuffer } from '@/renderer/html/html-buffer'
import { trackPage } from '@/renderer/html/tracked-page'
import { writeBlocks, type WriteInput } from '@/renderer/html/write-blocks'
import { setCaller, type Caller } from '@/schemas/api/base/call'
import { VISITOR } from '@/schemas/api/auth/session'
import type { Block, PageDocument } from '@/schemas/page/document'
import { readPage } from '@/schemas/page/read-page'
import { Editor, type Mode } from '../state/editor'
import { EditorProvider } from '../state/editor-provider'
import { CanvasSlot } from './canvas-block'
import { SceneProvider, type CanvasScene } from './scene-provider'
import { Geometry } from './geometry'
import { Mounting } from './mounting'
import './blocks-for-tests'

const page: PageContext = {
  now: '2026-11-21T09:00:00+09:00',
  path: '/test',
  params: {},
  query: {},
  page: { title: '시험', route: '/test', layout: 'content' },
  site: { id: 'site', name: '라움결', phone: '', url: '', consultUrl: '' },
}
const block = (id: string, type: string, props: Record<string, unknown>, more: Partial<Block> = {}): Block => ({
  id,
  type,
  v: 1,
  props,
  ...more,
})
const words = (id: string, said: string, more: Partial<Block> = {}): Block => ({ ...block(id, 'test-text', { text: said }, more), v: 2 })

let asked: number[] = []
let leave: (() => void) | undefined
beforeEach(() => {
  asked = []
  setCaller((async (_: unknown, input: { n: number }) => {
    asked.push(input.n)
    return { result: '200', resultMessage: '', item: input.n * 10, items: [], totalCount: 0 }
  }) as unknown as Caller)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  act(() => leave?.())
  leave = undefined
  vi.restoreAllMocks()
  vi.useRealTimers()
})

async function draw(blocks: unknown[], mode: Mode = 'edit') {
  let ids = 0
  const editor = new Editor({
    id: 'doc',
    kind: 'page',
    document: { schemaVersion: 1, kind: 'page', title: '시험', blocks } as PageDocument,
    role: 'adm',
    newId: () => `new-${ids++}`,
  })
  const renders = new Map<string, number>()
  const host = document.body.appendChild(document.createElement('main'))
  const root = createRoot(host)
  const geometry = new Geometry(window, editor)
  const scene = (at: Mode, over: Partial<CanvasScene> = {}): CanvasScene => ({
    mode: at,
    page,
    session: VISITOR,
    now: Date.parse(page.now),
    geometry,
    mounting: new Mounting(editor.tree),
    isLarge: false,
    inside: [],
    countRender: (id) => void renders.set(id, (renders.get(id) ?? 0) + 1),
    ...over,
  })
  const show = (value: CanvasScene) =>
    act(async () =>
      root.render(
        <EditorProvider editor={editor}>
          <SceneProvider value={value}>
            <CanvasSlot parent={null} slot="" />
          </SceneProvider>
        </EditorProvider>,
      ),
    )
  await show(scene(mode))
  leave = () => {
    root.unmount()
    host.remove()
  }
  const frame = (id: string) => host.querySelector<HTMLElement>(`[data-id="${id}"]`)!
  const setText = (id: string, value: unknown, name = 'text') =>
    act(async () => void editor.edit('글 고치기', [{ op: 'setProp', id, path: [name], value }]))
  return { editor, renders, host, frame, setText, show, scene, geometry }
}

describe('a block on the canvas', () => {
  it('is rendered again alone when its text changes', async () => {
    const many = Array.from({ length: 40 }, (_, i) => words(`t${i}`, `글 ${i}`))
    const { renders, frame, setText } = await draw([block('box', 'test-box', {}, { slots: { content: many } }), words('last', '끝')])
    renders.clear()
    await setText('t7', '고친 글')
    expect(frame('t7').textContent).toBe('고친 글')
    expect([...renders]).toEqual([['t7', 1]])
  })

  it('is rendered again without the blocks in its slots, and an inserted block without its siblings', async () => {
    const { editor, renders, setText, host } = await draw([
      block('box', 'test-box', { gap: 1 }, { slots: { content: [words('a', '가'), words('b', '나')] } }),
    ])
    renders.clear()
    await setText('box', 2, 'gap')
    expect(host.querySelector('section')!.dataset['gap']).toBe('2')
    expect([...renders]).toEqual([['box', 1]])

    renders.clear()
    await act(
      async () => void editor.edit('넣기', [{ op: 'insert', at: { parent: 'box', slot: 'content', index: 1 }, block: words('c', '다') }]),
    )
    expect(host.querySelector('section')!.textContent).toBe('가다나')
    expect([...renders]).toEqual([['c', 1]])
  })

  it('wears the frame of the public page, attribute for attribute', async () => {
    const blocks = [
      block('box', 'test-box', { gap: 3 }, { slots: { content: [words('a', '가', { show: { on: ['pc', 'tablet'] } })] } }),
      block('empty', 'test-box', {}, { slots: { content: [] } }),
    ]
    const read = readPage({ schemaVersion: 1, kind: 'page', title: '시험', blocks })
    const out = new HtmlBuffer()
    const input: WriteInput = {
      out,
      memory: undefined,
      fitCheck: undefined,
      page: trackPage(page),
      isShown: () => true,
      outcomeOf: () => undefined,
      report: () => {},
      prefixOf: ({ block }) => `${block.id}-`,
      writeWaiting: () => {},
    }
    writeBlocks(read.blocks, input).next()
    const { host } = await draw(blocks, 'preview')
    const expected = document.createElement('main')
    expected.innerHTML = out.take().toString()
    const bare = (element: Element) => element.innerHTML.replace(/<!--.*?-->/g, '')
    expect(bare(host)).toBe(bare(expected))
  })

  it('is migrated from its older version before it is rendered, and stays as stored', async () => {
    const { frame, editor } = await draw([block('old', 'test-text', { words: '예전 글' })])
    expect(frame('old').textContent).toBe('예전 글')
    expect(editor.node('old')!.block).toMatchObject({ v: 1, props: { words: '예전 글' } })
  })
})

describe('a fault on the canvas', () => {
  const alive = words('alive', '살아 있음')

  it.each([
    ['throws when drawn', block('bad', 'test-throws', { text: '터짐' }), '그리는 중에'],
    ['throws in an island', block('bad', 'test-island', { text: '터짐' }), '그리는 중에'],
    ['rejects in its load', block('bad', 'test-loads', { n: 1, how: 'rejects' }), '그리는 중에'],
    ['has props that do not fit', block('bad', 'test-throws', { text: 5 }), '맞지 않아'],
    ['is of an unknown type', block('bad', 'test-unknown', {}), 'test-unknown'],
    ['comes from a later version', { ...words('bad', '글'), v: 9 }, '더 새로운 버전'],
  ])('costs only the block that %s, and says so', async (_, bad, said) => {
    const { host, frame } = await draw([bad, alive])
    expect(frame('alive').textContent).toBe('살아 있음')
    expect(host.textContent).toContain(said)
    expect([...frame('bad').querySelectorAll('button')].map((button) => button.textContent)).toEqual(
      expect.arrayContaining(['고치기', '지우기']),
    )
  })

  it('replaces only the block whose load hangs, after the deadline', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { frame } = await draw([block('bad', 'test-loads', { n: 2, how: 'hangs' }), alive])
    expect(frame('alive').textContent).toBe('살아 있음')
    await act(async () => void (await vi.advanceTimersByTimeAsync(3_000)))
    expect(frame('bad').textContent).toContain('3초')
  })

  it('shows the stored props but renders no block', async () => {
    const { host } = await draw([{ nonsense: true }, alive])
    expect(host.textContent).toContain('블록으로 읽을 수 없는')
    expect(host.textContent).toContain('살아 있음')
  })

  it.each(['test-throws', 'test-island'])('of %s is cleared as soon as the block is repaired', async (type) => {
    const { frame, setText } = await draw([block('bad', type, { text: '터짐' })])
    expect(frame('bad').textContent).toContain('그리는 중에')
    await setText('bad', '나음')
    expect(frame('bad').textContent).toBe('나음')
  })

  it('is removed by its own button, in one step of undo', async () => {
    const { editor, frame, host } = await draw([block('bad', 'test-unknown', { kept: 1 }), alive])
    const remove = [...frame('bad').querySelectorAll('button')].find((button) => button.textContent === '지우기')!
    await act(async () => remove.click())
    expect(host.querySelectorAll('[data-id]')).toHaveLength(1)
    await act(async () => void editor.undo())
    expect(editor.document().blocks[0]).toEqual(block('bad', 'test-unknown', { kept: 1 }))
  })

  it("is hidden in preview where the public page skips the block, and shows the visitors' fallback where it fails", async () => {
    const { host } = await draw([block('bad', 'test-unknown', {}), block('worse', 'test-throws', { text: '터짐' }), alive], 'preview')
    expect(host.querySelector('[data-id=bad]')).toBeNull()
    expect(host.textContent).toContain('이 부분을 불러오지 못했습니다.')
    expect(host.textContent).not.toContain('고치기')
  })
})

describe('a load on the canvas', () => {
  it('requests equal loads once and shows the last answer while it reloads', async () => {
    const { frame, setText } = await draw([block('a', 'test-loads', { n: 7 }), block('b', 'test-loads', { n: 7 })])
    expect(frame('a').textContent).toBe('답 70')
    expect(frame('b').textContent).toBe('답 70')
    expect(asked).toEqual([7])

    let answer = (_: number) => {}
    setCaller((() => new Promise((resolve) => (answer = (item) => resolve({ item, items: [] })))) as unknown as Caller)
    await setText('a', 8, 'n')
    expect(frame('a').textContent).toBe('답 70')
    await act(async () => answer(80))
    expect(frame('a').textContent).toBe('답 80')
    expect(frame('b').textContent).toBe('답 70')
  })
})

describe('a hidden block', () => {
  const hidden = [
    words('phones', '휴대전화', { show: { on: ['mobile'] } }),
    words('members', '회원', { show: { to: 'member' } }),
    words('later', '나중', { show: { from: '2027-01-01T00:00:00+09:00' } }),
  ]
  it('is a ghost while editing, and stays in the document', async () => {
    const { frame } = await draw(hidden)
    expect(frame('phones').dataset['hiddenAt']).toBe('tablet pc')
    expect(frame('phones').dataset['on']).toBeUndefined()
    expect(frame('members').dataset['hiddenNow']).toBe('')
    expect(frame('later').textContent).toBe('나중')
  })
  it('is hidden in preview as from visitors: devices by the style sheet, the rest not rendered', async () => {
    const { host, frame, show, scene } = await draw(hidden, 'preview')
    expect([...host.children].map((child) => (child as HTMLElement).dataset['id'])).toEqual(['phones'])
    expect(frame('phones').dataset['on']).toBe('mobile')
    await show(scene('preview', { session: { user: {} as never }, now: Date.parse('2027-02-01T00:00:00+09:00') }))
    expect([...host.children].map((child) => (child as HTMLElement).dataset['id'])).toEqual(['phones', 'members', 'later'])
  })
})

describe('an empty slot', () => {
  it('is a drop target while editing, whose button names the place of the next block, and renders nothing in preview', async () => {
    const { host, editor, show, scene } = await draw([block('box', 'test-box', {})])
    const place = host.querySelector<HTMLElement>('[data-empty="box|content"]')!
    expect(place.textContent).toContain('여기에 블록을 넣습니다')
    await act(async () => place.querySelector('button')!.click())
    expect(editor.state).toMatchObject({ insertAt: { parent: 'box', slot: 'content', index: 0 }, overlay: 'slash', selection: ['box'] })
    await show(scene('preview'))
    expect(host.querySelector('section')!.childNodes).toHaveLength(0)
  })
})

describe('a block of which visitors see nothing now', () => {
  it('says why while editing, so that it can be chosen, and in preview is what visitors get', async () => {
    const { frame, show, scene } = await draw([words('a', '빔')])
    expect(frame('a').querySelector('[role=note]')!.textContent).toContain('지금은 비어 있습니다.')
    await show(scene('preview'))
    expect(frame('a').querySelector('[role=note]')).toBeNull()
  })
})

describe('the geometry', () => {
  it('finds the innermost block of the page, and no block inside a shared piece', async () => {
    const { geometry, host, frame } = await draw([block('box', 'test-box', {}, { slots: { content: [words('a', '가')] } })])
    expect(geometry.blockOf(frame('a').firstElementChild)).toBe('a')
    expect(geometry.blockOf(host.querySelector('section'))).toBe('box')
    const piece = document.createElement('div')
    piece.innerHTML = '<div data-synced="site-header" data-block="header" data-id="a"><b>머리</b></div>'
    host.append(piece)
    expect(geometry.blockOf(piece.querySelector('b'))).toBeNull()
    expect(geometry.pieceAt(piece.querySelector('b'))).toBe('site-header')
  })
  it('forgets a removed block', async () => {
    const { geometry, editor } = await draw([words('a', '가'), words('b', '나')])
    expect(geometry.frameOf('b')).toBeDefined()
    await act(async () => void editor.edit('지우기', [{ op: 'remove', id: 'b' }]))
    expect(geometry.frameOf('b')).toBeUndefined()
    expect(geometry.boxOf('b')).toBeUndefined()
  })
})
