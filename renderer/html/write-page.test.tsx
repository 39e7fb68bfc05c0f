import { Type } from 'typebox'
import { beforeEach, expect, test } from 'vitest'
import { holdsUntil, newRequestContext, runInRequestContext } from '@/lib/request-context'
import type { Block, PageDocument } from '@/schemas/page/document'
import { readPage } from '@/schemas/page/read-page'
import { pageContext } from '@/tests/support/draw-example'
import { VISITOR } from '@/schemas/api/auth/session'
import { registerBlocks } from '../blocks'
import { defineBlock, type Loaded, type PageContext } from '../define-block'
import type { OpenPage } from '../open-page'
import { setRendererSite } from '../site'
import { BlockMemory } from './block-memory'
import { coreSuffices, type CoreSheet } from './core-sheet'
import { writePage } from './write-page'

/** Ids of the blocks whose views ran, in their order. */
let rendered: string[] = []
let failures: string[] = []
const arrivals = new Map<string, PromiseWithResolvers<string>>()

const props = Type.Object({ text: Type.String() })
async function arriving({ props: { text } }: { props: { text: string } }): Promise<Loaded<string>> {
  const arrival = Promise.withResolvers<string>()
  arrivals.set(text, arrival)
  return { data: await arrival.promise }
}
const base = { version: 1, title: '', group: 'text', props, example: { text: '' } } as const
const shown = (id: string): void => void rendered.push(id)

registerBlocks([
  defineBlock({ ...base, type: 'words', view: ({ id, props: { text } }) => (shown(id), (<p>{text}</p>)) }),
  defineBlock({
    ...base,
    type: 'box',
    slots: { content: { title: '' }, more: { title: '' } },
    view: ({ id, slots }) => (
      shown(id),
      (
        <section>
          {slots['content'] ?? <i>빈 칸</i>}
          {slots['more']}
        </section>
      )
    ),
  }),
  defineBlock({
    ...base,
    type: 'folded',
    slots: { content: { title: '' } },
    view: ({ slots }) => <template>{slots['content']}</template>,
  }),
  defineBlock({ ...base, type: 'styled', view: ({ id, props: { text } }) => (shown(id), (<p className={text}>{id}</p>)) }),
  defineBlock({ ...base, type: 'raw', view: ({ props: { text } }) => <div dangerouslySetInnerHTML={{ __html: text }} /> }),
  defineBlock({ ...base, type: 'here', view: ({ id, page }) => (shown(id), (<p>{page.path}</p>)) }),
  defineBlock({ ...base, type: 'clock', view: ({ id, page }) => (shown(id), (<p>{page.now}</p>)) }),
  defineBlock({ ...base, type: 'until', view: ({ id }) => (shown(id), holdsUntil(5_000), (<p>끝</p>)) }),
  defineBlock({
    ...base,
    type: 'broken',
    view: ({ id, props: { text } }) => {
      shown(id)
      throw new Error(text)
    },
  }),
  defineBlock<typeof props, string>({
    ...base,
    type: 'loaded',
    slots: { content: { title: '' } },
    view: ({ id, data, slots }) => (
      shown(id),
      (
        <div className={data === '긴 글' ? 'prose' : undefined}>
          {data}
          {slots['content']}
        </div>
      )
    ),
    load: arriving,
  }),
  defineBlock({
    ...base,
    type: 'part',
    slots: { content: { title: '' } },
    introduces: () => true,
    view: ({ slots }) => [<h2>머리</h2>, slots['content']],
  }),
  defineBlock<typeof props, string>({
    ...base,
    type: 'few',
    view: ({ data }) => <ul>{data || '없음'}</ul>,
    load: arriving,
    hasNothing: (_, data) => data === '',
  }),
])

beforeEach(() => {
  rendered = []
  failures = []
  arrivals.clear()
  setRendererSite({
    site: { ...pageContext.site, suffix: '' },
    phone: () => Promise.resolve(pageContext.site.phone),
    session: () => Promise.resolve(VISITOR),
    report: (_, { block }) => void failures.push(block.id),
    now: () => new Date(),
  })
})

const block = (id: string, type = 'words', slots?: Record<string, Block[]>, text = id): Block => ({
  id,
  type,
  v: 1,
  props: { text },
  ...(slots ? { slots } : {}),
})

function open(blocks: Block[], changes: Partial<OpenPage> = {}, context: Partial<PageContext> = {}): OpenPage {
  const document = { schemaVersion: 1, kind: 'page', title: '', route: '/', blocks } as unknown as PageDocument
  return {
    read: readPage(document),
    before: [],
    after: [],
    context: { ...pageContext, ...context },
    session: VISITOR,
    live: false,
    preview: false,
    isShown: () => true,
    ...changes,
  }
}

interface Sent {
  parts: string[]
  done: Promise<string>
}
/** Writes the page. `done` is the page as it is cached. */
function send(page: OpenPage, memory?: BlockMemory, core?: CoreSheet): Sent {
  const parts: string[] = []
  const frame = { opening: Buffer.from('<body>'), beginning: '', ending: '</body>', memory, core }
  const done = writePage(page, frame, (part) => void parts.push(part.toString()))
  return { parts, done: done.then((whole) => whole?.toString() ?? parts.join('')) }
}
const written = (page: OpenPage, memory?: BlockMemory): Promise<string> => send(page, memory).done
const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

test('publishing one block of four hundred renders one block', async () => {
  const memory = new BlockMemory(10_000_000)
  const content = (changed?: string): Block[] =>
    Array.from({ length: 100 }, (_, i) => {
      const child = (name: string): Block => block(`${name}${i}`, 'words', undefined, changed === `${name}${i}` ? '새 글' : '글')
      return block(`box${i}`, 'box', { content: [child('a'), child('b')], more: [child('c')] })
    })
  const first = await written(open(content()), memory)
  expect(rendered).toHaveLength(400)
  rendered = []
  expect(await written(open(content()), memory)).toBe(first)
  expect(rendered).toEqual([])
  const published = await written(open(content('b71')), memory)
  expect(rendered).toEqual(['b71'])
  expect(published).toBe(first.replace('data-id="b71"><p>글', 'data-id="b71"><p>새 글'))
})

test('a block is shared by pages, unless its view read where it stands', async () => {
  const memory = new BlockMemory(1_000_000)
  const blocks = [block('a'), block('b', 'here')]
  await written(open(blocks, {}, { path: '/one' }), memory)
  rendered = []
  expect(await written(open(blocks, {}, { path: '/two' }), memory)).toContain('<p>/two</p>')
  expect(rendered).toEqual(['b'])
  rendered = []
  expect(await written(open(blocks, {}, { path: '/one' }), memory)).toContain('<p>/one</p>')
  expect(rendered).toEqual([])
})

test('what depends on time, or failed, or is a preview, is rendered each time', async () => {
  const memory = new BlockMemory(1_000_000)
  const blocks = [block('clock', 'clock'), block('until', 'until'), block('broken', 'broken')]
  for (let i = 0; i < 2; i++) {
    const context = newRequestContext({ requestId: 'test' })
    rendered = []
    await runInRequestContext(context, () => written(open(blocks), memory))
    expect([rendered, context.freshUntil, context.fallback]).toEqual([['clock', 'until', 'broken'], 5_000, true])
  }
  expect(failures).toEqual(['broken', 'broken'])
  await written(open([block('a')]), memory)
  rendered = []
  await written(open([block('a')], { preview: true }), memory)
  expect(rendered).toEqual(['a'])
})

test('an emptied slot is another block, and a block twice on a page keeps its ids apart', async () => {
  const memory = new BlockMemory(1_000_000)
  expect(await written(open([block('box', 'box', { content: [block('a')] })]), memory)).not.toContain('빈 칸')
  expect(await written(open([block('box', 'box', { content: [] })]), memory)).toContain('빈 칸')
  rendered = []
  await written(open([block('a'), block('a')]), memory)
  expect(rendered).toEqual(['a'])
})

test('remembered blocks are bounded in bytes', async () => {
  const memory = new BlockMemory(100_000)
  await written(open(Array.from({ length: 200 }, (_, i) => block(`b${i}`, 'words', undefined, '결'.repeat(300)))), memory)
  expect(memory.bytes).toBeGreaterThan(50_000)
  expect(memory.bytes).toBeLessThanOrEqual(100_000)
})

test('a page whose loads are there soon is sent in one piece', async () => {
  const { parts, done } = send(open([block('a'), block('l', 'loaded')]))
  arrivals.get('l')!.resolve('왔습니다')
  expect(await done).toContain('<p>a</p></div><div class="contents" data-block="loaded" data-id="l"><div>왔습니다</div></div></main>')
  expect(parts).toHaveLength(1)
})

test('what stands before a hanging block is sent within a tenth of a second, what stands behind it within half a second', async () => {
  const slots = { content: [block('in', 'loaded'), block('c')] }
  const { parts, done } = send(open([block('a'), block('box', 'box', slots), block('z')]))
  await later(100)
  expect(parts.join('')).toMatch(/^<body>.*<p>a<\/p><\/div>.*<section>$/)
  await later(400)
  expect(parts.join('')).toMatch(/<maru-late data-late="late-0">.*불러오고 있습니다.*<\/maru-late><\/div>.*<p>c<\/p>.*<p>z<\/p>/)
  expect(parts.join('')).not.toContain('</body>')
  arrivals.get('in')!.resolve('늦은 글')
  const whole = await done
  expect(parts.join('')).toMatch(
    /<template data-late="late-0"><div>늦은 글<\/div><\/template><maru-late for="late-0"><\/maru-late><\/body>$/,
  )
  expect(whole).toContain('<section><div class="contents" data-block="loaded" data-id="in"><div>늦은 글</div></div><div')
  expect(whole).toMatch(/<p>z<\/p><\/div><\/main><\/div><\/body>$/)
  expect(whole).not.toContain('maru-late')
})

test('a late block may hold another one; a failed one leaves its sentence', async () => {
  const { parts, done } = send(open([block('outer', 'loaded', { content: [block('inner', 'loaded')] }), block('bad', 'loaded')]))
  await later(320)
  arrivals.get('bad')!.reject(new Error('away'))
  arrivals.get('outer')!.resolve('밖')
  await later(20)
  arrivals.get('inner')!.resolve('안')
  const whole = await done
  expect(whole).toMatch(/<div>밖<div class="contents" data-block="loaded" data-id="inner"><div>안<\/div><\/div><\/div>/)
  expect(whole).toMatch(/data-id="bad"><div role="note".*이 부분을 불러오지 못했습니다/)
  expect(failures).toEqual(['bad'])
  expect(parts.join('').match(/<maru-late for=/g)).toHaveLength(3)
})

test('a block inside a template is waited for, because nothing could be put in place there', async () => {
  const { parts, done } = send(open([block('f', 'folded', { content: [block('in', 'loaded')] }), block('z')]))
  await later(350)
  expect(parts.join('')).not.toContain('data-id="z"')
  arrivals.get('in')!.resolve('접힌 글')
  expect(await done).toMatch(/<template><div class="contents" data-block="loaded" data-id="in"><div>접힌 글<\/div><\/div><\/template>/)
  expect(parts.join('')).not.toContain('maru-late')
})

test('a page for which the core of the style sheet is enough names it, where it has not begun to leave, and where it is cached', async () => {
  const core = { from: 1, to: 5, links: Buffer.from('core'), isEnough: coreSuffices(new Set(['prose'])) }
  const soon = send(open([block('a')]), undefined, core)
  expect(await soon.done).toMatch(/^<core>.*<p>a<\/p>.*<\/body>$/)
  expect(soon.parts).toHaveLength(1)
  const memory = new BlockMemory(100_000)
  for (const [type, text] of [
    ['styled', 'flex prose'],
    ['raw', '<p class="prose"></p>'],
  ] as const)
    // The second time it is remembered.
    for (const kept of [undefined, memory, memory])
      for (const blocks of [[block('b', type, undefined, text)], [block('o', 'box', { content: [block('b', type, undefined, text)] })]])
        expect(await send(open([block('a'), ...blocks]), kept, core).done).toMatch(/^<body>.*prose/)
  for (const kept of [undefined, memory, memory])
    expect(await send(open([block('s', 'styled', undefined, 'flex')]), kept, core).done).toMatch(/^<core>.*flex/)

  // One that is waited for before the page leaves whole, and one that follows at its end.
  for (const wait of [100, 500]) {
    const slow = send(open([block('a'), block('l', 'loaded')]), undefined, core)
    await later(wait)
    arrivals.get('l')!.resolve('왔습니다')
    expect(await slow.done).toMatch(/^<core>.*<p>a<\/p>.*<div>왔습니다<\/div><\/div><\/main>.*<\/body>$/)
    expect(slow.parts.join('')).toMatch(/^<body>/)
    const long = send(open([block('a'), block('l', 'loaded')]), undefined, core)
    await later(wait)
    arrivals.get('l')!.resolve('긴 글')
    expect(await long.done).toMatch(/^<body>.*긴 글/)
  }
})

test('what only introduces empty lists is left out; a list that is late has its heading', async () => {
  const { parts, done } = send(open([block('a'), block('part', 'part', { content: [block('l', 'few')] }), block('z')]))
  arrivals.get('l')!.resolve('')
  expect(await done).toContain('<p>a</p></div><div class="contents" data-block="words" data-id="z">')
  expect(parts).toHaveLength(1)
  const late = send(open([block('part', 'part', { content: [block('l', 'few')] })]))
  await later(350)
  arrivals.get('l')!.resolve('')
  expect(await late.done).toContain('<h2>머리</h2><div class="contents" data-block="few" data-id="l"><ul>없음</ul>')
})
