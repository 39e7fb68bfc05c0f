// Row 16: the clipboard between pages, and what strangers put on it.
import type { BrowserContext } from '@playwright/test'
import type { Block } from '@/schemas/page/document'
import { block, BuilderPage, expect, newRoute, test } from '../../support/builder-page'
import { draftOf } from '../../support/draft-of'

const heading = (text: string) => block('heading', { text, level: 2 })
const rich = (html: string) => block('rich-text', { html })
const PICTURE = { src: '/media/rooms/living-sand.webp', alt: '오크 마루를 깐 거실', width: 1600, height: 1200 }

/** Another program: puts this on the clipboard on copy. */
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
  await builder.focusCanvas()
  expect(await builder.saying(() => builder.press('ControlOrMeta+c'))).toMatch(/복사했습니다\.$/)
  await other.page.bringToFront()
  await other.select(host.id)
  await other.focusCanvas()
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
  await builder.focusCanvas()
  await builder.press('ControlOrMeta+x')
  expect(await builder.outline()).toBe('section[columns[image|heading]] rich-text heading')
  await other.page.bringToFront()
  await other.focusCanvas()
  await other.press('ControlOrMeta+v')
  expect(await other.outline()).toBe('heading grid[heading divider]')

  // A text selection is what the editor wants to copy, whatever block is selected.
  await other.page.locator('#main').focus()
  await other.page.getByRole('heading', { level: 1 }).evaluate((title) => getSelection()!.selectAllChildren(title))
  await other.press('ControlOrMeta+c')
  const search = other.palette.getByRole('searchbox', { name: '블록 찾기' })
  await search.focus()
  await other.press('ControlOrMeta+v')
  await expect(search).toHaveValue('저기로')
})

test('what is pasted and does not fit is refused in words, and nothing changes', async ({ page, editor, builder, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const route = newRoute('refuse')
  const first = heading('그대로 있을 글')
  await editor.save({ route, title: '거절', blocks: [first] })
  await builder.open(route)
  const before = await builder.hash()
  const clip = (blocks: unknown) => JSON.stringify({ maru: 1, blocks })
  const unknown = { id: 'x', type: 'time-machine', v: 1, props: {} }
  const wrong = { id: 'x', type: 'heading', v: 1, props: { text: '제목', level: 'zwei' } }
  const paste = (text: string) =>
    builder.saying(async () => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
      await builder.press('ControlOrMeta+v')
    })
  const isUnknown = '이 사이트에 없는 블록이 있어 붙여 넣지 않았습니다: time-machine'
  for (const [text, says] of [
    [clip([unknown]), isUnknown],
    [clip([heading('속'), { ...block('section', {}), slots: { content: [unknown] } }]), isUnknown],
    [clip([wrong]), '붙여 넣을 수 없는 내용입니다. 제목 › 단계: 단계는 정수 형식이어야 합니다.'],
    [clip('nothing'), '복사한 내용에 블록이 없습니다.'],
    [clip([]), /블록이 없습니다/],
    ['{"maru":1,"blocks":[', /읽을 수 없습니다/],
    [clip([{ ...first, id: 'a b' }]), /붙여 넣을 수 없는 내용입니다\. 제목 › 블록 이름: 블록 이름의 형식이 올바르지 않습니다\./],
    [clip([{ ...first, props: { text: '글', level: 2, extra: true } }]), /붙여 넣을 수 없는 내용입니다\. 제목/],
    [clip([first]).replace('"props":', '"__proto__":{},"props":'), /붙여 넣을 수 없는 내용입니다\. 제목/],
  ] as const) {
    const said = await paste(text)
    if (typeof says === 'string') expect(said, text).toBe(says)
    else expect(said, text).toMatch(says)
    expect(await builder.hash()).toBe(before)
  }
  // The same paste accepts valid blocks, with new ids.
  expect(await paste(clip([first]))).toMatch(/넣었습니다/)
  expect(await builder.outline()).toBe('heading heading')
  expect(new Set(idsOf((await builder.document()).blocks)).size).toBe(2)
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
    await builder.focusCanvas()
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
      await builder.focusCanvas()
      await builder.saying(() => builder.press('ControlOrMeta+v'))
      expect(await builder.hash()).not.toMatch(HARMFUL)
    }
    await builder.save()
    const { id, draftNumber } = await draftOf(staff, route)
    expect((await staff.post('/adm/svcPageDeploy/deploy', { data: { id, draftNumber } })).status()).toBe(200)

    // A draft's content is rendered without executing anything, while editing and in the preview.
    expect(await harmIn(builder)).toEqual([])
    await page.getByRole('button', { name: '미리보기', exact: true }).click()
    await expect(builder.canvas.getByText('큰 글').first()).toBeVisible()
    expect(await harmIn(builder)).toEqual([])
    expect(await page.evaluate(() => (window as unknown as { ran?: number }).ran)).toBeUndefined()
    expect(alarms).toEqual([])
  })
})

/** Elements and attributes of the rendered page that could execute something. The `src` of a picture never does. */
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
