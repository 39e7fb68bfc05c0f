// Rows 14, 15, 16 and 52: the builder without barriers, in every state it has; several blocks as one; the clipboard between
// pages, and what strangers put on it; whoever may only look; still screens, and large ones.
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import type { Block } from '@/schemas/page/document'
import { barriers } from '../support/barriers'
import { block, BuilderPage, expect, newRoute, test } from '../support/builder-page'
import { signInAt } from '../support/staff-cookie'

const heading = (text: string) => block('heading', { text, level: 2 })
const rich = (html: string) => block('rich-text', { html })
const PICTURE = { src: '/media/rooms/living-sand.webp', alt: '오크 마루를 깐 거실', width: 1600, height: 1200 }
/** A page with something of everything, and problems to list. */
const mixed = (): Block[] => [
  heading('제목'),
  rich('<p>글</p>'),
  block('image', { image: PICTURE }),
  block('section', {}, { content: [block('button', { label: '누르기', link: '/nowhere-at-all' }), block('divider', {})] }),
  block('image', { image: { ...PICTURE, alt: '' } }),
]

// --- barriers

interface Scene {
  page: Page
  builder: BuilderPage
  blocks: Block[]
}
interface State {
  go: (scene: Scene) => Promise<void>
  /** The way back to the page as it opened; Escape unless said. */
  back?: (scene: Scene) => Promise<void>
}
const selectNothing = ({ builder }: Scene) => builder.select()

/** States of the editor, and the ways to each and back. */
const STATES: Record<string, State> = {
  'the page as it opens': { go: async ({ builder }) => expect(builder.inspector).toBeVisible() },
  'one block chosen': {
    async go({ page, builder, blocks }) {
      await builder.select(blocks[0]!.id)
      await expect(page.getByRole('toolbar', { name: '블록 도구' })).toBeVisible()
    },
    back: selectNothing,
  },
  'several blocks chosen': {
    async go({ builder, blocks }) {
      await builder.select(...blocks.slice(0, 3).map(({ id }) => id))
      await expect(builder.inspector.getByRole('heading', { name: '블록 3개' })).toBeVisible()
    },
    back: selectNothing,
  },
  'blocks searched for in the palette': {
    async go({ builder }) {
      await builder.palette.getByRole('searchbox', { name: '블록 찾기' }).fill('ㄱㅈ')
      await expect(builder.tile('격자')).toBeVisible()
    },
    back: ({ builder }) => builder.palette.getByRole('searchbox', { name: '블록 찾기' }).fill(''),
  },
  'a field that refuses what was written': {
    async go({ builder, blocks }) {
      await builder.select(blocks[0]!.id)
      await builder.field('단계').fill('9')
      await expect(builder.inspector.locator('[aria-invalid=true]')).toBeVisible()
    },
    back: selectNothing,
  },
  'text being written': {
    async go({ page, builder, blocks }) {
      await builder.select(blocks[1]!.id)
      const { x, y } = await builder.pointIn(blocks[1]!.id, 0.2)
      await page.mouse.click(x, y)
      await expect(builder.canvas.getByRole('textbox')).toBeFocused()
    },
    async back(scene) {
      await scene.builder.press('Escape')
      await selectNothing(scene)
      await expect(scene.builder.canvas.getByRole('textbox')).toHaveCount(0)
    },
  },
  'a picture being chosen': {
    async go({ page, builder, blocks }) {
      await builder.select(blocks[2]!.id)
      await builder.inspector.getByRole('button', { name: '바꾸기' }).click()
      const dialog = page.getByRole('dialog', { name: '사진 고르기' })
      await expect(dialog.getByRole('img').first()).toBeVisible()
    },
    async back(scene) {
      await scene.builder.press('Escape')
      await selectNothing(scene)
    },
  },
  'the command palette': {
    async go({ page, builder }) {
      await builder.press('ControlOrMeta+k')
      await expect(page.getByRole('dialog', { name: '명령 찾기' })).toBeVisible()
      await page.keyboard.type('ㅈㅁ')
      await expect(page.getByRole('option', { selected: true })).toBeVisible()
    },
  },
  'the sheet of shortcuts': {
    async go({ page, builder }) {
      await page.locator('#main').focus()
      await builder.press('Shift+?')
      await expect(page.getByRole('dialog', { name: '단축키' })).toBeVisible()
    },
  },
  'the menu of a block': {
    async go({ page, builder, blocks }) {
      const { x, y } = await builder.pointIn(blocks[0]!.id)
      await page.mouse.click(x, y, { button: 'right' })
      await expect(page.getByRole('menu', { name: '블록 메뉴' })).toBeVisible()
    },
    async back(scene) {
      await scene.builder.press('Escape')
      await selectNothing(scene)
    },
  },
  'the question before publishing': {
    async go({ page, builder }) {
      await builder.press('ControlOrMeta+Enter')
      await expect(page.getByRole('dialog', { name: '게시하기' })).toBeVisible()
    },
  },
  'the list of problems': {
    async go({ page }) {
      await page.getByRole('button', { name: /^문제, / }).click()
      await expect(page.getByRole('heading', { name: '문제', exact: true }).first()).toBeVisible()
    },
  },
  'the history': {
    async go({ page, builder }) {
      await builder.press('ControlOrMeta+Shift+h')
      await expect(page.getByRole('heading', { name: '게시 이력' })).toBeVisible()
      await expect(page.getByText('2판').first()).toBeVisible()
    },
  },
  'the preview': {
    async go({ page }) {
      await page.getByRole('button', { name: '미리보기', exact: true }).click()
      await expect(page.getByRole('button', { name: '편집으로 돌아가기' })).toBeVisible()
    },
  },
}

test('no barrier in the editor, in any of its states', async ({ page, editor, builder }) => {
  test.slow()
  const route = newRoute('access')
  const blocks = mixed()
  const scene = { page, builder, blocks }
  await editor.publish({ route, title: '접근성', blocks: [heading('첫 판')] })
  await editor.publish({ route, title: '접근성', blocks: blocks.slice(0, 4) })
  await editor.save({ route, title: '접근성', blocks })
  await builder.open(route)
  for (const [state, { go, back = () => builder.press('Escape') }] of Object.entries(STATES))
    await test.step(state, async () => {
      await go(scene)
      expect.soft(await barriers(page), state).toEqual([])
      await back(scene)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(await builder.selection(), state).toEqual([])
    })
})

test('no barrier in the editor: a page without blocks', async ({ page, editor, builder }) => {
  const route = newRoute('access-empty')
  await editor.save({ route, title: '빈 페이지', blocks: [] })
  await builder.open(route)
  await expect(builder.canvas.getByText('여기에 블록을 넣습니다')).toBeVisible()
  expect(await barriers(page)).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('no barrier in any of the sheets', async ({ page, editor, builder }) => {
    const route = newRoute('access-phone')
    const blocks = mixed()
    await editor.save({ route, title: '접근성', blocks })
    await builder.open(route)
    await builder.select(blocks[0]!.id)
    for (const [tool, panel] of [
      ['추가', 'palette'],
      ['구조', 'layers'],
      ['속성', 'inspector'],
      ['문제', '문제'],
    ] as const)
      await test.step(tool, async () => {
        await page
          .getByRole('navigation', { name: '편집 도구' })
          .getByRole('button', { name: new RegExp(`^${tool}`) })
          .tap()
        await expect(page.locator(`[data-panel="${panel}"]`)).toBeVisible()
        expect.soft(await barriers(page), tool).toEqual([])
      })
  })
})

// --- several as one

test('five blocks of two lists, chosen by Shift and Ctrl, move, double, go and are set as one, each one step back', async ({
  page,
  editor,
  builder,
}) => {
  const five = ['가', '나', '다', '라', '마'].map(heading)
  const [a, b, c, d, e] = five.map(({ id }) => id) as [string, string, string, string, string]
  const last = heading('끝')
  const columns = block('columns', { ratio: '1:1' }, { first: five.slice(0, 3), second: five.slice(3) })
  const route = newRoute('several')
  await editor.save({ route, title: '여럿', blocks: [columns, last] })
  await builder.open(route)
  const click = async (id: string, key?: 'Shift' | 'ControlOrMeta') => {
    const { x, y } = await builder.pointIn(id)
    if (key) await page.keyboard.down(key)
    await page.mouse.click(x, y)
    if (key) await page.keyboard.up(key)
  }
  await click(a)
  await click(b, 'Shift')
  await click(c, 'ControlOrMeta')
  await click(d, 'ControlOrMeta')
  await click(e, 'Shift')
  expect(await builder.selection()).toEqual([a, b, c, d, e])
  await click(c, 'ControlOrMeta')
  expect(await builder.selection()).toEqual([a, b, d, e])
  await click(c, 'ControlOrMeta')
  expect([...(await builder.selection())].sort()).toEqual([a, b, c, d, e].sort())

  const before = await builder.hash()
  const isOneStep = async (what: string) => {
    expect(await builder.hash(), what).not.toBe(before)
    await builder.press('ControlOrMeta+z')
    expect(await builder.hash(), what).toBe(before)
    expect([...(await builder.selection())].sort(), what).toEqual([a, b, c, d, e].sort())
  }

  const grip = page.getByRole('button', { name: '블록 5개 옮기기' })
  expect(await builder.drag(await builder.centreOf(grip), await builder.pointIn(last.id, 0.5, 0.9))).toBe('||2')
  expect((await builder.document()).blocks.map(({ id }) => id)).toEqual([columns.id, last.id, a, b, c, d, e])
  await isOneStep('moving')

  await builder.press('ControlOrMeta+d')
  const doubled = (await builder.document()).blocks[0]!.slots!
  expect(
    [doubled['first'], doubled['second']].map((list) =>
      list!
        .map(({ props }) => props['text'])
        .sort()
        .join(''),
    ),
  ).toEqual(['가가나나다다', '라라마마'])
  await isOneStep('doubling')

  await builder.press('Delete')
  expect(await builder.outline()).toBe('columns heading')
  await isOneStep('removing')

  await builder.inspector.getByRole('tab', { name: '모양' }).click()
  await builder.inspector.getByRole('radio', { name: '가운데' }).click()
  const aligned = (await builder.document()).blocks[0]!.slots!
  expect(
    Object.values(aligned)
      .flat()
      .map(({ props }) => props['align']),
  ).toEqual(Array(5).fill('center'))
  await page.locator('#main').focus()
  await isOneStep('a field of all')
})

// --- the clipboard

/** Another program: it puts this on the clipboard when somebody copies there. */
async function copyElsewhere(context: BrowserContext, { html = '', text = '' }: { html?: string; text?: string }): Promise<void> {
  const page = await context.newPage()
  await page.setContent('<p>글</p>')
  await page.evaluate(
    (data) => {
      document.addEventListener('copy', (event) => {
        event.preventDefault()
        if (data.html) event.clipboardData!.setData('text/html', data.html)
        event.clipboardData!.setData('text/plain', data.text)
      })
      getSelection()!.selectAllChildren(document.body)
    },
    { html, text },
  )
  await page.keyboard.press('ControlOrMeta+c')
  await page.close()
}
/** A place of the page where nothing is written. */
const toCanvas = ({ canvas }: BuilderPage) => canvas.getByRole('main').evaluate((main) => main.ownerDocument.defaultView!.focus())

const idsOf = (blocks: readonly Block[]): string[] => blocks.flatMap(({ id, slots = {} }) => [id, ...idsOf(Object.values(slots).flat())])
const withoutIds = (blocks: readonly Block[]): unknown[] =>
  blocks.map(({ id: _id, slots, ...rest }) => ({
    ...rest,
    ...(slots ? { slots: Object.fromEntries(Object.entries(slots).map(([name, list]) => [name, withoutIds(list)])) } : {}),
  }))

test('blocks copied on one page are pasted on another, with new ids and the same pictures', async ({ page, editor, builder }) => {
  const copied = [
    block(
      'section',
      {},
      { content: [block('columns', { ratio: '1:1' }, { first: [block('image', { image: PICTURE })], second: [heading('속')] })] },
    ),
    block('grid', { pc: 2 }, { items: [heading('칸'), block('divider', {})] }),
    rich('<p>글</p>'),
  ]
  const [from, to] = [newRoute('copy'), newRoute('paste')]
  await editor.save({ route: from, title: '여기서', blocks: [...copied, heading('남는 것')] })
  const host = heading('거기 있던 것')
  await editor.save({ route: to, title: '저기로', blocks: [host] })
  await builder.open(from)
  const other = new BuilderPage(await page.context().newPage())
  await other.open(to)

  await page.bringToFront()
  await builder.select(...copied.map(({ id }) => id))
  await toCanvas(builder)
  expect(await builder.saying(() => builder.press('ControlOrMeta+c'))).toMatch(/복사했습니다\.$/)
  await other.page.bringToFront()
  await other.select(host.id)
  await toCanvas(other)
  const before = await other.hash()
  await other.press('ControlOrMeta+v')
  expect(await other.outline()).toBe('heading section[columns[image|heading]] grid[heading divider] rich-text')
  const pasted = (await other.document()).blocks.slice(1)
  expect(withoutIds(pasted)).toEqual(withoutIds(copied))
  const ids = idsOf((await other.document()).blocks)
  expect(new Set(ids).size).toBe(ids.length)
  expect(idsOf(pasted).filter((id) => idsOf(copied).includes(id))).toEqual([])
  await other.press('ControlOrMeta+z')
  expect(await other.hash()).toBe(before)

  // Cut here, put in there.
  await page.bringToFront()
  await builder.select(copied[1]!.id)
  await toCanvas(builder)
  await builder.press('ControlOrMeta+x')
  expect(await builder.outline()).toBe('section[columns[image|heading]] rich-text heading')
  await other.page.bringToFront()
  await toCanvas(other)
  await other.press('ControlOrMeta+v')
  expect(await other.outline()).toBe('heading grid[heading divider]')

  // Marked words are what somebody wants to copy, whatever is chosen.
  await other.page.locator('#main').focus()
  await other.page.getByRole('heading', { level: 1 }).evaluate((title) => getSelection()!.selectAllChildren(title))
  await other.press('ControlOrMeta+c')
  const search = other.palette.getByRole('searchbox', { name: '블록 찾기' })
  await search.focus()
  await other.press('ControlOrMeta+v')
  await expect(search).toHaveValue('저기로')
})

test('blocks that this site does not know, or that do not fit, are refused in words', async ({ page, editor, builder }) => {
  const route = newRoute('refuse')
  await editor.save({ route, title: '거절', blocks: [heading('그대로')] })
  await builder.open(route)
  const before = await builder.hash()
  const unknown = { id: 'x', type: 'time-machine', v: 1, props: {} }
  const wrong = { id: 'x', type: 'heading', v: 1, props: { text: '제목', level: 'zwei' } }
  for (const [blocks, words] of [
    [[unknown], '이 사이트에 없는 블록이 있어 붙여 넣지 않았습니다: time-machine'],
    [
      [heading('속'), { ...block('section', {}), slots: { content: [unknown] } }],
      '이 사이트에 없는 블록이 있어 붙여 넣지 않았습니다: time-machine',
    ],
    [[wrong], '붙여 넣을 수 없는 내용입니다. 문서의 형식과 맞지 않습니다.'],
    ['nothing', '복사한 내용에 블록이 없습니다.'],
  ] as const) {
    await copyElsewhere(page.context(), { text: JSON.stringify({ maru: 1, blocks }) })
    await page.bringToFront()
    await toCanvas(builder)
    expect(await builder.saying(() => builder.press('ControlOrMeta+v'))).toBe(words)
    expect(await builder.hash()).toBe(before)
  }
})

/** Ways by which a text has made a browser run something, or fetch something from a stranger. */
const RUN = 'top.ran=1;alert(1)'
const VECTORS = [
  `<img src="x" onerror="${RUN}">`,
  `<img src="https://evil.example/a.png" alt="사진">`,
  `<p onclick="${RUN}" onmouseover="${RUN}" style="background:url(https://evil.example/b.png)">글</p>`,
  `<a href="javascript:${RUN}">가</a>`,
  `<a href="java&#x0A;script:${RUN}">나</a>`,
  `<a href=" &#14; javascript:${RUN}">다</a>`,
  `<a href="JaVaScRiPt:${RUN}" target="_top">라</a>`,
  `<a href="data:text/html,<script>${RUN}</script>">마</a>`,
  `<a href="vbscript:msgbox(1)">바</a>`,
  `<script>${RUN}</script>`,
  `<svg onload="${RUN}"><script>${RUN}</script><a xlink:href="javascript:${RUN}"><text>사</text></a></svg>`,
  `<svg><style><img src="</style><img src=x onerror=${RUN}>"></style></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;"></mglyph></table></mtext></math>`,
  `<iframe src="javascript:${RUN}"></iframe><iframe srcdoc="<script>${RUN}</script>"></iframe>`,
  `<object data="data:text/html,<script>${RUN}</script>"></object><embed src="javascript:${RUN}">`,
  `<form action="javascript:${RUN}"><button formaction="javascript:${RUN}">아</button><input autofocus onfocus="${RUN}"></form>`,
  `<video src="x" onerror="${RUN}" poster="javascript:${RUN}"></video><details open ontoggle="${RUN}"><summary>자</summary></details>`,
  `<base href="javascript:${RUN}//"><link rel="stylesheet" href="https://evil.example/c.css"><meta http-equiv="refresh" content="0;url=javascript:${RUN}">`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>"></p></noscript>`,
  `<h2 onclick="${RUN}"><img src=x onerror="${RUN}">큰 글</h2><ul><li onmouseenter="${RUN}">차</li></ul>`,
].join('\n')
const HARMFUL =
  /\son\w+\s*=|javascript:|vbscript:|data:text|<(?:script|svg|math|iframe|object|embed|form|base|link|meta|style|video)\b|srcdoc|evil\.example/i

test.describe('without the policy that would stop a script', () => {
  test.use({ bypassCSP: true })

  test('hostile HTML leaves nothing harmful in the page, wherever it is pasted, and nothing of it runs', async ({
    page,
    editor,
    builder,
    staff,
  }) => {
    const one = heading('제목')
    const text = rich('<p>처음</p>')
    const route = newRoute('hostile')
    await editor.save({ route, title: '해로운 글', blocks: [one, text] })
    const alarms: string[] = []
    page.on('dialog', (dialog) => {
      alarms.push(`dialog: ${dialog.message()}`)
      void dialog.dismiss()
    })
    page.on('request', (request) => {
      if (request.url().includes('evil.example')) alarms.push(`request: ${request.url()}`)
    })
    await builder.open(route)
    const paste = async () => {
      await page.bringToFront()
      await builder.press('ControlOrMeta+v')
    }

    // As blocks of the page.
    await copyElsewhere(page.context(), { html: VECTORS, text: '글' })
    await builder.select(one.id)
    await toCanvas(builder)
    await paste()
    await expect.poll(() => builder.hash()).toContain('큰 글')
    expect(await builder.hash()).not.toMatch(HARMFUL)
    expect(await builder.hash()).toContain('마')

    // Into a text on the canvas.
    await builder.select(text.id)
    const { x, y } = await builder.pointIn(text.id, 0.2)
    await page.mouse.click(x, y)
    await expect(builder.canvas.getByRole('textbox')).toBeFocused()
    await builder.press('ControlOrMeta+a')
    await paste()
    await expect.poll(async () => (await builder.lead()).props['html']).toContain('큰 글')
    expect(await builder.hash()).not.toMatch(HARMFUL)
    await builder.press('Escape')

    // Into the same text in the panel.
    const field = builder.inspector.getByRole('textbox', { name: '글' })
    await field.click()
    await builder.press('ControlOrMeta+a', 'Delete')
    await paste()
    await expect.poll(async () => (await builder.lead()).props['html']).toContain('큰 글')
    expect(await builder.hash()).not.toMatch(HARMFUL)

    // As blocks that say they are ours: a rich text is cleaned, a block with an address that may not be followed is not taken in.
    const forged = [
      rich(VECTORS.replace(/<img src="https[^>]*>/, '')),
      block('button', { label: '누르기', link: `javascript:${RUN}` }),
      block('image', { image: { src: `javascript:${RUN}`, alt: '' } }),
      block('video', { source: 'youtube', address: `javascript:${RUN}`, title: '영상' }),
    ]
    for (const one of forged) {
      await copyElsewhere(page.context(), { text: JSON.stringify({ maru: 1, blocks: [one] }) })
      await page.bringToFront()
      await toCanvas(builder)
      await builder.saying(() => builder.press('ControlOrMeta+v'))
      expect(await builder.hash()).not.toMatch(HARMFUL)
    }
    await builder.save()
    const { id, draftNumber } = await draftOf(staff, route)
    expect((await staff.post('/adm/svcPageDeploy/deploy', { data: { id, draftNumber } })).status()).toBe(200)

    // What a draft takes in is drawn without harm, while editing and in the preview.
    expect(await harmIn(builder)).toEqual([])
    await page.getByRole('button', { name: '미리보기', exact: true }).click()
    await expect(builder.canvas.getByText('큰 글').first()).toBeVisible()
    expect(await harmIn(builder)).toEqual([])
    expect(await page.evaluate(() => (window as unknown as { ran?: number }).ran)).toBeUndefined()
    expect(alarms).toEqual([])
  })
})

/** Elements and attributes of the page as drawn that could run something. The `src` of a picture never does. */
const harmIn = ({ canvas }: BuilderPage): Promise<string[]> =>
  canvas
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll('*')].flatMap((element) => [
        ...(element.matches('script, object, embed, base, meta, form, iframe') ? [element.outerHTML] : []),
        ...[...element.attributes]
          .filter(
            ({ name, value }) => /^on/i.test(name) || (name !== 'src' && /^[\s\p{Cc}]*(?:java|vb)script:|^\s*data:text/iu.test(value)),
          )
          .map(({ name, value }) => `${name}=${value}`),
      ]),
    )

async function draftOf(staff: APIRequestContext, route: string): Promise<{ id: string; draftNumber: number; definition: unknown }> {
  const response = await staff.get('/adm/foPage/open', { params: { kind: 'page', name: route } })
  return ((await response.json()) as { data: { item: { id: string; draftNumber: number; definition: unknown } } }).data.item
}

// --- whoever may only look

test('a manager sees the page as visitors do, and changes nothing by hand, by key or by call', async ({
  page,
  editor,
  builder,
  playwright,
  baseURL,
}) => {
  const one = heading('그대로')
  const route = newRoute('manager')
  const { id, draftNumber } = await editor.save({ route, title: '매니저', blocks: [one] })
  const cookie = await signInAt(baseURL!, 'marumanager', 'Oak7!Tile58')
  const [name, value] = cookie.split(/=(.*)/s) as [string, string]
  await page.context().addCookies([{ name, value, url: baseURL! }])
  await page.goto(`/ice_builder/page${route}`)
  await builder.ready()

  await expect(page.getByText('미리 보기 전용')).toBeVisible()
  await expect(builder.canvas.getByRole('heading', { name: '그대로' })).toBeVisible()
  for (const name of ['게시', '편집으로 돌아가기', '지우기', '복제'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  await expect(builder.palette).toHaveCount(0)
  await expect(builder.inspector).toHaveCount(0)
  const before = await builder.hash()
  await toCanvas(builder)
  await builder.press('ControlOrMeta+a', 'Delete', 'ControlOrMeta+d', 'Enter', 'ControlOrMeta+v', 'ControlOrMeta+.', 'ControlOrMeta+Enter')
  const { x, y } = await builder.pointIn(one.id)
  await page.mouse.dblclick(x, y)
  expect(await builder.hash()).toBe(before)
  await expect(page.getByText('미리 보기 전용')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const manager = await playwright.request.newContext({ baseURL: baseURL!, extraHTTPHeaders: { cookie, origin: baseURL! } })
  const definition = { schemaVersion: 1, kind: 'page', route, title: '바꾼 제목', blocks: [] }
  const calls: Record<string, object> = {
    '/adm/foPage/ops': { id, draftNumber, saveKey: 'manager-0001', ops: [{ op: 'remove', id: one.id }] },
    '/adm/foPage/save': { id, draftNumber, definition },
    '/adm/svcPageDeploy/deploy': { id, draftNumber },
    '/adm/foPage/create': { kind: 'page', name: `${route}-new`, title: '새 문서' },
    '/adm/foPage/rename': { id, title: '바꾼 제목', draftNumber },
  }
  for (const [path, data] of Object.entries(calls)) expect((await manager.post(path, { data })).status(), path).toBe(403)
  expect(await draftOf(manager, route)).toMatchObject({ draftNumber, definition: JSON.parse(before) as unknown })
  await manager.dispose()
})

// --- still, and large

test('who asks for less motion gets none: nothing tilts, slides or fades', async ({ page, editor, builder }) => {
  const route = newRoute('still')
  await editor.save({ route, title: '움직임', blocks: [heading('하나')] })
  await builder.open(route)
  const tilt = async () => {
    const { x, y } = await builder.centreOf(builder.tile('제목'))
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 200, y, { steps: 5 })
    const card = page.locator('[data-drag-ghost] > div')
    await expect(card).toBeVisible()
    const found = await card.evaluate((element) => getComputedStyle(element).rotate)
    await builder.press('Escape')
    await page.mouse.up()
    return found
  }
  expect(await tilt()).toBe('none')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await tilt()).toBe('-2deg')
  await page.emulateMedia({ reducedMotion: 'reduce' })

  for (const [key, dialog] of [
    ['ControlOrMeta+k', '명령 찾기'],
    ['ControlOrMeta+Enter', '게시하기'],
  ] as const) {
    await builder.press(key)
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
    const lasting = await page.evaluate(() =>
      document
        .getAnimations()
        .map((animation) => Number(animation.effect?.getComputedTiming().activeDuration ?? 0))
        .filter((ms) => ms > 1),
    )
    expect(lasting).toEqual([])
    await builder.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test.describe('at 200 % zoom', () => {
  test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 })

  test('a page is composed, written, saved and published, and nothing lies beyond the edge', async ({ page, editor, builder }) => {
    const route = newRoute('zoom')
    await editor.save({ route, title: '두 배로 크게 보는 화면', blocks: [] })
    await builder.open(route)
    const tools = page.getByRole('navigation', { name: '편집 도구' })
    const isWhole = async () => {
      const beyond = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth - innerWidth,
        cut: [...document.querySelectorAll<HTMLElement>('button, a, input')]
          .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('.sr-only'))
          .filter((element) => {
            const { left, right } = element.getBoundingClientRect()
            return right > left && (left < -1 || right > innerWidth + 1)
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      }))
      expect(beyond).toEqual({ wide: 0, cut: [] })
    }
    await isWhole()
    await tools.getByRole('button', { name: '추가' }).click()
    await isWhole()
    await builder.tile('제목').click()
    expect(await builder.outline()).toBe('heading')
    await tools.getByRole('button', { name: '속성' }).click()
    await isWhole()
    await builder.field('제목').fill('크게 보며 쓴 글')
    await expect(builder.canvas.getByRole('heading', { name: '크게 보며 쓴 글' })).toBeInViewport()
    await tools.getByRole('button', { name: '속성' }).click()
    await page.getByRole('button', { name: '게시', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: '게시하기' })
    await isWhole()
    await dialog.getByRole('button', { name: '게시', exact: true }).click()
    await expect(builder.heard()).toHaveText('1판으로 게시했습니다.')
  })
})
