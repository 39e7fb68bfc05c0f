// Rows 31 and 32: what an author wrote is neither lost nor saved twice, whatever becomes of the network, the tab, or the draft.
import type { APIRequestContext } from '@playwright/test'
import { BuilderPage, expect, newRoute, test } from '../../support/builder-page'
import { draftOf } from '../../support/draft-of'
import { heading, OPS, serverTexts, localTexts, rewrite, status, SAVED, kept, holdNextSave } from '../../support/builder-work'

// --- in their order

test('edits made while a slow save is under way come after it; a save whose answer is lost is saved once', async ({
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
  await test.step('a save whose answer is lost is saved once', () => loseAnswer(builder, staff, route))
})

async function loseAnswer(builder: BuilderPage, staff: APIRequestContext, route: string): Promise<void> {
  const { page } = builder
  await builder.replaceBlocks([heading('하나')])
  await builder.save()
  const { draftNumber } = await draftOf(staff, route)
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
}

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
