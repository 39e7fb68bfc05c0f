// Rows 31 and 32: what an author wrote is neither lost nor saved twice, whatever becomes of the network, the tab, or the draft.
import type { APIRequestContext, Page, Route } from '@playwright/test'
import type { PageDocument } from '@/schemas/page/document'
import { block, BuilderPage, expect, newRoute, test } from '../../support/builder-page'
import { draftOf } from '../../support/draft-of'

const heading = (text: string) => block('heading', { text, level: 2 })
const OPS = '**/adm/foPage/ops'

const textsOf = ({ blocks }: PageDocument): unknown[] => blocks.map(({ props }) => props['text'])
const serverTexts = async (staff: APIRequestContext, route: string) => textsOf((await draftOf(staff, route)).definition)
const localTexts = async (builder: BuilderPage) => textsOf(await builder.document())

/** Writes a heading's words in the inspector, once it shows this block's. */
async function rewrite(builder: BuilderPage, id: string, text: string): Promise<void> {
  await builder.select(id)
  await expect(builder.field('제목')).toHaveValue(String((await builder.lead()).props['text']))
  await builder.field('제목').fill(text)
}
const status = ({ page }: BuilderPage, words: string | RegExp) => page.getByRole('status').filter({ hasText: words })
const SAVED = /^\d\d:\d\d에 저장됨$/

/** The browser's stored work of a document: the number of operations. */
const kept = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((answer, refuse) => {
        const opening = indexedDB.open('maru-builder')
        opening.onerror = () => refuse(new Error('The browser keeps nothing.'))
        opening.onsuccess = () => {
          const store = opening.result
          const reading = store.transaction('work').objectStore('work').getAll()
          reading.onsuccess = () => {
            const works = reading.result as { sent: { ops: unknown[] } | null; ops: unknown[] }[]
            store.close()
            answer(works.reduce((sum, { sent, ops }) => sum + (sent?.ops.length ?? 0) + ops.length, 0))
          }
        }
      }),
  )

/** Holds the next save back. @returns what says that it has come, and what lets it go on. */
async function holdNextSave(page: Page): Promise<{ came: Promise<Route>; goOn: () => Promise<void> }> {
  let tell: (route: Route) => void
  let release: () => void
  const came = new Promise<Route>((resolve) => (tell = resolve))
  const free = new Promise<void>((resolve) => (release = resolve))
  await page.route(
    OPS,
    async (route) => {
      tell(route)
      await free
      // The tab may be gone by now.
      await route.continue().catch(() => undefined)
    },
    { times: 1 },
  )
  return {
    came,
    goOn: async () => {
      await came
      release()
    },
  }
}

/** A second author: a browser of their own. */
async function another(builder: BuilderPage, route: string): Promise<BuilderPage> {
  const context = await builder.page.context().browser()!.newContext({ baseURL: process.env['SITE_UNDER_TEST']! })
  const other = new BuilderPage(await context.newPage())
  await other.open(route)
  return other
}

// --- in their order

test('edits made while a slow save is under way come after it, and the draft ends as what the author sees', async ({
  page,
  editor,
  builder,
  staff,
}) => {
  const [one, two] = [heading('하나'), heading('둘')]
  const route = newRoute('slow')
  await editor.save({ route, title: '느린 저장', blocks: [one, two] })
  await builder.open(route)

  const slow = await holdNextSave(page)
  await rewrite(builder, one.id, '첫 번째 글')
  await slow.came
  await rewrite(builder, two.id, '두 번째 글')
  await rewrite(builder, one.id, '고쳐 쓴 첫 번째 글')
  await builder.tile('구분선').click()
  await builder.press('ControlOrMeta+z')
  await builder.select(two.id)
  await page.locator('[data-tools]').getByRole('button', { name: '위로' }).click()
  expect(await serverTexts(staff, route)).toEqual(['하나', '둘'])
  await slow.goOn()

  await expect(status(builder, SAVED)).toBeVisible()
  await expect.poll(() => serverTexts(staff, route)).toEqual(['두 번째 글', '고쳐 쓴 첫 번째 글'])
  expect((await draftOf(staff, route)).definition).toEqual(await builder.document())
})

test('a save whose answer is lost is saved once', async ({ page, editor, builder, staff }) => {
  const route = newRoute('lost-answer')
  const { draftNumber } = await editor.save({ route, title: '잃은 답', blocks: [heading('하나')] })
  await builder.open(route)
  const keys: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/adm/foPage/ops')) keys.push((request.postDataJSON() as { saveKey: string }).saveKey)
  })
  await page.route(
    OPS,
    async (call) => {
      expect((await call.fetch()).status()).toBe(200)
      await call.abort('connectionreset')
    },
    { times: 1 },
  )
  await builder.tile('구분선').click()
  await expect(status(builder, SAVED)).toBeVisible()
  await expect.poll(() => keys.length).toBe(2)
  await builder.save()

  expect(new Set(keys).size).toBe(1)
  const draft = await draftOf(staff, route)
  expect(draft.draftNumber).toBe(draftNumber + 1)
  expect(draft.definition).toEqual(await builder.document())
  expect(await builder.outline()).toBe('heading divider')
})

// --- stored work

test('ten edits made offline outlive a killed tab, are offered, and reach the server', async ({ page, editor, builder, staff }) => {
  const blocks = Array.from({ length: 10 }, (_, i) => heading(`${i}`))
  const route = newRoute('offline')
  await editor.save({ route, title: '끊긴 연결', blocks })
  await builder.open(route)
  const context = page.context()
  await context.setOffline(true)
  for (const [i, { id }] of blocks.entries()) await rewrite(builder, id, `오프라인 ${i}`)
  await expect(status(builder, '연결 끊김, 이 브라우저에 보관됨')).toBeVisible()
  await expect.poll(() => kept(page)).toBe(10)
  await page.close({ runBeforeUnload: false })
  await context.setOffline(false)
  const before = blocks.map((_, i) => `${i}`)
  expect(await serverTexts(staff, route)).toEqual(before)

  const again = new BuilderPage(await context.newPage())
  await again.open(route)
  const offer = again.page.getByRole('dialog', { name: '저장하지 못한 편집이 있습니다' })
  await expect(offer).toContainText('편집 10건이 이 브라우저에 남아 있습니다.')
  expect(await localTexts(again)).toEqual(before)
  await offer.getByRole('button', { name: '이어서 편집' }).click()
  await expect(offer).toHaveCount(0)
  const after = blocks.map((_, i) => `오프라인 ${i}`)
  expect(await localTexts(again)).toEqual(after)
  await expect.poll(() => serverTexts(staff, route)).toEqual(after)
  await expect.poll(() => kept(again.page)).toBe(0)

  // Saved work is not offered.
  await again.page.reload()
  await again.ready()
  expect(await localTexts(again)).toEqual(after)
  await expect(offer).toHaveCount(0)
})

test('what a tab had sent when it was killed is not put in a second time', async ({ page, editor, builder, staff }) => {
  const route = newRoute('killed')
  const { draftNumber } = await editor.save({ route, title: '끊긴 탭', blocks: [heading('하나')] })
  await builder.open(route)
  const context = page.context()
  let arrived: () => void
  const hasArrived = new Promise<void>((resolve) => (arrived = resolve))
  // The server has it; no answer comes.
  await page.route(OPS, async (call) => {
    await call.fetch()
    arrived()
  })
  await builder.tile('구분선').click()
  await hasArrived
  await rewrite(builder, (await builder.document()).blocks[0]!.id, '그 뒤에 쓴 글')
  await expect.poll(() => kept(page)).toBe(2)
  await page.close({ runBeforeUnload: false })
  expect((await draftOf(staff, route)).draftNumber).toBe(draftNumber + 1)

  const again = new BuilderPage(await context.newPage())
  await again.open(route)
  const offer = again.page.getByRole('dialog', { name: '저장하지 못한 편집이 있습니다' })
  await offer.getByRole('button', { name: '이어서 편집' }).click()
  await expect(offer).toHaveCount(0)
  expect(await again.outline()).toBe('heading divider')
  await expect.poll(() => serverTexts(staff, route)).toEqual(['그 뒤에 쓴 글', undefined])
  expect((await draftOf(staff, route)).definition).toEqual(await again.document())
})

test('a reload preserves the edits of a moment before', async ({ page, editor, builder, staff }) => {
  const one = heading('하나')
  const route = newRoute('reload')
  await editor.save({ route, title: '새로 고침', blocks: [one] })
  await builder.open(route)
  // Nothing reaches the server before the tab goes.
  let isUp = false
  await page.route(OPS, (call) => (isUp ? call.continue() : call.abort('internetdisconnected')))
  await rewrite(builder, one.id, '방금 쓴 글')
  await expect.poll(() => kept(page)).toBe(1)
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  await page.reload()
  await builder.ready()
  // It is stored in this browser, so that leaving needs no confirmation.
  expect(asked).toEqual([])
  isUp = true
  const offer = page.getByRole('dialog', { name: '저장하지 못한 편집이 있습니다' })
  await offer.getByRole('button', { name: '이어서 편집' }).click()
  await expect(offer).toHaveCount(0)
  expect(await localTexts(builder)).toEqual(['방금 쓴 글'])
  await expect.poll(() => serverTexts(staff, route)).toEqual(['방금 쓴 글'])
})

test('work that had arrived, although the tab got no answer, is not offered', async ({ page, editor, builder, staff }) => {
  const one = heading('하나')
  const route = newRoute('last-breath')
  const { id, draftNumber } = await editor.save({ route, title: '마지막 숨', blocks: [one] })
  await builder.open(route)
  const context = page.context()
  await context.setOffline(true)
  await rewrite(builder, one.id, '도착한 글')
  await builder.tile('구분선').click()
  await expect.poll(() => kept(page)).toBe(2)
  const divider = await builder.lead()
  await page.close({ runBeforeUnload: false })
  await context.setOffline(false)
  const ops = [
    { op: 'setProp', id: one.id, path: ['text'], value: '도착한 글' },
    { op: 'insert', at: { parent: null, slot: '', index: 1 }, block: divider },
  ]
  expect((await staff.post('/adm/foPage/ops', { data: { id, draftNumber, saveKey: 'last-breath', ops } })).status()).toBe(200)

  const again = new BuilderPage(await context.newPage())
  await again.open(route)
  await expect.poll(() => kept(again.page)).toBe(0)
  await expect(again.page.getByRole('dialog')).toHaveCount(0)
  expect(await again.outline()).toBe('heading divider')
  expect((await draftOf(staff, route)).definition).toEqual(await again.document())
})

test('a second tab of the same author takes nothing from the first', async ({ page, editor, builder, staff }) => {
  const [one, two] = [heading('하나'), heading('둘')]
  const route = newRoute('two-tabs')
  await editor.save({ route, title: '두 탭', blocks: [one, two] })
  await builder.open(route)
  const context = page.context()
  await page.route(OPS, (call) => call.abort('internetdisconnected'))
  await rewrite(builder, one.id, '첫 탭의 글')
  await expect.poll(() => kept(page)).toBe(1)

  // What is under way in a living tab is no loss to be made good.
  const second = new BuilderPage(await context.newPage())
  await second.open(route)
  await rewrite(second, two.id, '둘째 탭의 글')
  await second.save()
  await expect(second.page.getByRole('dialog')).toHaveCount(0)
  expect(await serverTexts(staff, route)).toEqual(['하나', '둘째 탭의 글'])
  await second.page.close()
  await page.close({ runBeforeUnload: false })

  const again = new BuilderPage(await context.newPage())
  await again.open(route)
  const offer = again.page.getByRole('dialog', { name: '저장하지 못한 편집이 있습니다' })
  await offer.getByRole('button', { name: '이어서 편집' }).click()
  await expect.poll(() => localTexts(again)).toEqual(['첫 탭의 글', '둘째 탭의 글'])
})

// --- two authors

test('the second editor to save is told by whom and when, sees both texts, and merges without loss', async ({
  page,
  editor,
  builder,
  staff,
}) => {
  const [one, two, three] = [heading('하나'), heading('둘'), heading('셋')]
  const route = newRoute('conflict')
  await editor.save({ route, title: '두 사람', blocks: [one, two, three] })
  await builder.open(route)
  const other = await another(builder, route)

  // Mine is on its way first, theirs arrives first.
  const slow = await holdNextSave(page)
  await rewrite(builder, one.id, '내가 쓴 하나')
  await rewrite(builder, two.id, '내가 쓴 둘')
  await slow.came
  await rewrite(other, two.id, '남이 쓴 둘')
  await rewrite(other, three.id, '남이 쓴 셋')
  await other.save()
  await slow.goOn()

  const dialog = page.getByRole('dialog', { name: '내 다른 탭에서 먼저 저장했습니다' })
  await expect(dialog).toContainText(/내 다른 탭에서 20\d\d.*에 저장했습니다\./)
  await expect(dialog).toContainText('겹치지 않는 편집 1건은 그대로 합칩니다. 같은 곳을 고친 1건은 하나씩 골라 주세요.')
  const choice = dialog.getByRole('group', { name: '제목의 제목' })
  await expect(choice.getByText('남이 쓴 둘')).toBeVisible()
  await expect(choice.getByText('내가 쓴 둘')).toBeVisible()
  // Nothing has changed on either side so far.
  expect(await localTexts(builder)).toEqual(['내가 쓴 하나', '내가 쓴 둘', '셋'])
  expect(await serverTexts(staff, route)).toEqual(['하나', '남이 쓴 둘', '남이 쓴 셋'])
  const merge = dialog.getByRole('button', { name: '합쳐서 이어 쓰기' })
  await expect(merge).toBeDisabled()
  await choice.getByRole('radio', { name: /내가 고친 것/ }).check()
  await merge.click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => serverTexts(staff, route)).toEqual(['내가 쓴 하나', '내가 쓴 둘', '남이 쓴 셋'])
  expect(await localTexts(builder)).toEqual(['내가 쓴 하나', '내가 쓴 둘', '남이 쓴 셋'])
  await other.page.context().close()
})

test('choosing theirs keeps theirs, and edits of different fields are merged without a question', async ({
  editor,
  builder,
  page,
  staff,
}) => {
  const [one, two] = [heading('하나'), heading('둘')]
  const route = newRoute('theirs')
  await editor.save({ route, title: '두 사람', blocks: [one, two] })
  await builder.open(route)
  const other = await another(builder, route)
  await rewrite(other, one.id, '남이 쓴 하나')
  await other.save()

  const dialog = page.getByRole('dialog', { name: '내 다른 탭에서 먼저 저장했습니다' })
  await rewrite(builder, one.id, '내가 쓴 하나')
  await dialog.getByRole('radio', { name: /내 다른 탭에서 저장한 것/ }).check()
  await dialog.getByRole('button', { name: '합쳐서 이어 쓰기' }).click()
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => localTexts(builder)).toEqual(['남이 쓴 하나', '둘'])

  await rewrite(builder, two.id, '내가 쓴 둘')
  await builder.save()
  await rewrite(other, one.id, '남이 다시 쓴 하나')
  const theirs = other.page.getByRole('dialog', { name: '내 다른 탭에서 먼저 저장했습니다' })
  await expect(theirs).toContainText('겹치지 않는 편집 1건은 그대로 합칩니다.')
  await theirs.getByRole('button', { name: '합쳐서 이어 쓰기' }).click()
  await expect.poll(() => serverTexts(staff, route)).toEqual(['남이 다시 쓴 하나', '내가 쓴 둘'])
  await other.page.context().close()
})

test('an author may store their own version as a new draft, and theirs is unchanged', async ({ page, editor, builder, staff }) => {
  const one = heading('하나')
  const route = newRoute('as-new')
  await editor.save({ route, title: '두 사람', blocks: [one] })
  await builder.open(route)
  const other = await another(builder, route)
  await rewrite(other, one.id, '남이 쓴 하나')
  await other.save()
  await other.page.context().close()
  const { draftNumber } = await draftOf(staff, route)

  await rewrite(builder, one.id, '내가 쓴 하나')
  const dialog = page.getByRole('dialog', { name: '내 다른 탭에서 먼저 저장했습니다' })
  await dialog.getByRole('button', { name: '새 문서로 보관' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(builder.heard()).toHaveText(/^내 편집을 \S+ 초안으로 보관하고 최신 초안을 열었습니다\.$/)
  const [, name] = /^내 편집을 (\S+) 초안으로/.exec((await builder.heard().textContent())!)!
  expect(await serverTexts(staff, name!)).toEqual(['내가 쓴 하나'])
  expect(await localTexts(builder)).toEqual(['남이 쓴 하나'])
  expect(await draftOf(staff, route)).toMatchObject({ draftNumber, definition: await builder.document() })
})
