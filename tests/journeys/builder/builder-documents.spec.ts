// Rows 23 and 26, and bad input: a document is judged alike in the browser and by the API, what does not fit changes nothing,
// and what this build does not know stays as it was stored, byte for byte.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Problem } from '@/schemas/api/base/failure'
import type { PageDocument } from '@/schemas/page/document'
import { block, expect, newRoute, test, type BuilderPage } from '../../support/builder-page'
import { root } from '../../support/fixtures'
import { isLong } from '../../support/is-long'

const heading = (text: string) => block('heading', { text, level: 2 })
/** As many as the dialog lists. */
const LISTED = 50

const DOCUMENTS = isLong ? 2_000 : 400

test(`${DOCUMENTS} documents get the same verdict in the browser and from the API`, async ({ page, staff, editor, builder }) => {
  test.setTimeout(480_000)
  const documents = generated(DOCUMENTS, 20261121)
  const route = newRoute('verdicts')
  await editor.save({ route, title: '판정', blocks: [] })
  await builder.open(route)
  const uncaught: string[] = []
  page.on('pageerror', (error) => uncaught.push(String(error)))

  const inBrowser: string[][] = []
  for (let at = 0; at < documents.length; at += 100) inBrowser.push(...(await importAll(builder, documents.slice(at, at + 100))))
  const byApi: string[][] = []
  const added: string[] = []
  for (let at = 0; at < documents.length; at += 10)
    byApi.push(
      ...(await Promise.all(
        documents.slice(at, at + 10).map(async (definition) => {
          const send = () => staff.post('/adm/foPage/save', { data: { definition } })
          let response = await send()
          // A busy machine answers 503 for a retry, which is no judgement either.
          for (let again = 0; again < 3 && response.status() === 503; again++) response = await send()
          expect(response.status()).not.toBe(503)
          const { data } = (await response.json()) as { data: { problems?: Problem[]; item?: { id?: string } } }
          if (response.ok() && data.item?.id !== undefined) added.push(data.item.id)
          // An address that is taken, or a draft that moved on, is no judgement of the document.
          return response.status() === 400 ? (data.problems ?? []).slice(0, LISTED).map(wordsOf) : []
        }),
      )),
    )

  // What was let in was a question and no page.
  if (added.length > 0) expect((await staff.post('/adm/foPage/trash', { data: { ids: added } })).ok()).toBe(true)

  const differing = documents.flatMap((document, i) =>
    JSON.stringify(inBrowser[i]) === JSON.stringify(byApi[i]) ? [] : [{ document, inBrowser: inBrowser[i], byApi: byApi[i] }],
  )
  expect(differing.slice(0, 5)).toEqual([])
  // Both verdicts were among them.
  expect(byApi.filter((problems) => problems.length === 0).length).toBeGreaterThan(DOCUMENTS / 20)
  expect(byApi.filter((problems) => problems.length > 0).length).toBeGreaterThan(DOCUMENTS / 4)
  // Whatever was accepted, the editor still works.
  expect(uncaught).toEqual([])
  // A refused document leaves its dialog open; whether the last one was refused depends on their number.
  await page.evaluate(() => window.__ice!.editor.store.setState({ overlay: null }))
  await expect(page.getByRole('dialog')).toBeHidden()
  await builder.press('/')
  expect(await builder.saying(() => builder.tile('제목').click())).toMatch(/^제목을 넣었습니다\./)
})

function generated(count: number, seed: number): object[] {
  const args = ['--import', './scripts/ts-loader.mjs', 'tests/support/write-odd-documents.ts', String(count), String(seed)]
  const lines = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 })
  return lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object)
}

const wordsOf = ({ message, pointer }: Problem) => `${message} ${pointer.replace(/^\/definition/, '')}`

/** Gives each document to the import dialog. @returns what it says of each; nothing where it took it. */
function importAll(builder: BuilderPage, documents: readonly object[]): Promise<string[][]> {
  return builder.page.evaluate(
    async (texts) => {
      const { editor } = window.__ice!
      const write = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!
      const soon = (is: () => unknown) =>
        new Promise<void>((resolve, reject) => {
          const until = performance.now() + 10_000
          const look = () =>
            is() ? resolve() : performance.now() > until ? reject(new Error('the dialog does not answer')) : setTimeout(look)
          look()
        })
      const dialog = () => document.querySelector('[role=dialog]')
      const field = () => dialog()?.querySelector('textarea')
      const verdicts: string[][] = []
      for (const text of texts) {
        if (editor.state.overlay !== 'import') editor.store.setState({ overlay: 'import' })
        await soon(field)
        write.call(field(), text)
        field()!.dispatchEvent(new Event('input', { bubbles: true }))
        await soon(() => field()?.value === text && !dialog()!.querySelector('[role=alert] li'))
        const button = [...dialog()!.querySelectorAll('button')].find(({ textContent }) => textContent === '불러오기')!
        button.click()
        await soon(() => editor.state.overlay !== 'import' || dialog()?.querySelector('[role=alert] li'))
        const rows = editor.state.overlay === 'import' ? [...dialog()!.querySelectorAll('[role=alert] li')] : []
        verdicts.push(
          rows.flatMap((row) => {
            const [message, pointer] = [row.querySelector('span span')?.textContent, row.querySelector('code')?.textContent ?? '']
            return message === undefined ? [] : [`${message} ${pointer}`]
          }),
        )
        if (editor.state.overlay === null) await soon(() => !dialog())
      }
      return verdicts
    },
    documents.map((one) => JSON.stringify(one)),
  )
}

test('what this build does not know survives an edit of its neighbours, byte for byte', async ({ staff, editor, builder }) => {
  const neighbour = heading('옆의 글')
  const strangers = [
    { ...block('from-the-future', { 글: '모르는 글', list: [1, { b: 2, a: 1 }], none: null, n: 1.5 }), name: '모르는 것' },
    { ...block('rich-text', { html: '<p>다음 판이 쓴 글</p>', shape: { b: 1, a: [] } }), v: 99 },
    block('no-such-container', { gap: 'l' }, { inside: [heading('안의 글'), block('deeper', { '': '빈 이름', a: ['<b>', '"'] })] }),
  ]
  const route = newRoute('unknown')
  const blocks = [strangers[0]!, neighbour, strangers[1]!, block('section', {}, { content: [strangers[2]!] })]
  await editor.save({ route, title: '모르는 블록', blocks })
  const stored = async () => (await staff.get('/adm/foPage/open', { params: { kind: 'page', name: route } })).text()
  const texts = strangers.map((one) => JSON.stringify(one))
  const before = await stored()
  for (const text of texts) expect(before).toContain(text)

  await builder.open(route)
  await builder.select(neighbour.id)
  await builder.field('제목').fill('고친 옆의 글')
  await builder.save()
  const after = await stored()
  const blocksOf = (text: string) => /"blocks":.*?\](?=[,}][^\]]*$)/s.exec(text)![0]
  expect(blocksOf(after)).toBe(blocksOf(before).replace('옆의 글', '고친 옆의 글'))

  // Nor does moving and wrapping its neighbours and parents.
  await builder.leaveField()
  await builder.press('Alt+ArrowDown', 'ControlOrMeta+d', 'ControlOrMeta+g')
  await builder.save()
  const moved = await stored()
  expect(moved).not.toBe(after)
  for (const text of texts) expect(moved).toContain(text)
})

test('what was exported and is imported again is the same page, in one step that undo takes back; what does not fit is refused', async ({
  page,
  editor,
  builder,
}) => {
  const inside = [heading('안의 글'), block('from-the-future', { words: '모르는 글' })]
  const blocks = [heading('첫 글'), block('section', {}, { content: inside }), block('divider', {})]
  const route = newRoute('export')
  await editor.save({ route, title: '내보내기', seo: { description: '설명', noindex: true }, blocks })
  await builder.open(route)
  await test.step('a document that does not fit', () => refuseImports(builder))
  const before = await builder.hash()

  await page.getByRole('button', { name: '페이지 메뉴' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'JSON으로 내보내기' }).click()
  const file = await (await downloading).path()
  expect(JSON.stringify(JSON.parse(readFileSync(file, 'utf8')))).toBe(before)

  await builder.leaveField()
  await builder.press('ControlOrMeta+a', 'Delete')
  expect(await builder.outline()).toBe('')
  const emptied = await builder.hash()
  await openImport(builder)
  const dialog = page.getByRole('dialog', { name: 'JSON 불러오기' })
  await dialog.getByLabel('JSON 파일').setInputFiles(file)
  await expect(dialog.getByRole('textbox', { name: '또는 붙여 넣기' })).toHaveValue(readFileSync(file, 'utf8'))
  await dialog.getByRole('button', { name: '불러오기' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await builder.hash()).toBe(before)
  await expect(builder.canvas.getByRole('heading', { name: '안의 글' })).toBeVisible()
  await page.getByRole('button', { name: /^되돌리기: JSON 불러오기/ }).click()
  expect(await builder.hash()).toBe(emptied)
  await page.getByRole('button', { name: /^다시 하기: JSON 불러오기/ }).click()
  expect(await builder.hash()).toBe(before)
  await builder.save()
})

/** A document that does not fit is refused with its places, and nothing changes. */
async function refuseImports(builder: BuilderPage): Promise<void> {
  const { page } = builder
  const before = await builder.hash()
  const good = JSON.parse(before) as PageDocument

  await openImport(builder)
  const dialog = page.getByRole('dialog', { name: 'JSON 불러오기' })
  const refusals: [text: string, says: RegExp, pointer?: string][] = [
    ['', /붙여 넣거나 파일을 골라 주세요/],
    ['{"schemaVersion": 1,\n"kind": ', /JSON으로 읽을 수 없습니다/],
    ['[]', /./],
    [JSON.stringify({ ...good, blocks: [{ ...heading('글'), id: '한글 이름' }] }), /./, '/blocks/0/id'],
    [
      JSON.stringify({ ...good, blocks: [{ ...good.blocks[0], props: { text: '글', level: 2, onClick: 'alert(1)' } }] }),
      /./,
      '/blocks/0/props/onClick',
    ],
    [JSON.stringify({ ...good, blocks: [...good.blocks, ...good.blocks] }), /두 번 쓰였습니다/, '/blocks/3/id'],
    [before.replace('"blocks":', '"__proto__":{"layout":"empty"},"blocks":'), /이름은 쓸 수 없습니다/, '/__proto__'],
    [JSON.stringify({ ...good, kind: 'fragment', id: 'a' }), /종류가 다른 문서입니다/, '/kind'],
    [JSON.stringify({ ...good, layout: 'no-such-layout' }), /틀은 없습니다/, '/layout'],
  ]
  for (const [text, says, pointer] of refusals) {
    await dialog.getByRole('textbox', { name: '또는 붙여 넣기' }).fill(text)
    await dialog.getByRole('button', { name: '불러오기' }).click()
    await expect(dialog.getByRole('alert')).toContainText(/불러오지 않았습니다\. 문서에 고칠 곳이 \d+건 있습니다\./)
    await expect(dialog.getByRole('listitem').first()).toContainText(says)
    if (pointer !== undefined) await expect(dialog.getByText(pointer, { exact: true })).toBeVisible()
    expect(await builder.hash()).toBe(before)
  }
  await dialog.getByRole('button', { name: '취소' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await builder.hash()).toBe(before)
  await expect(page.getByRole('button', { name: /^되돌리기/ })).toBeDisabled()
}

async function openImport({ page }: BuilderPage): Promise<void> {
  await page.getByRole('button', { name: '페이지 메뉴' }).click()
  await page.getByRole('menuitem', { name: 'JSON 불러오기' }).click()
}
