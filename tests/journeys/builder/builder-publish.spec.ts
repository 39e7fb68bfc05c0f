// SYS-05, row 9: a block dragged onto a page is seen in the preview when it was saved, and by visitors when it was published.
import { block, expect, newRoute, test } from '../../support/builder-page'

const heading = (text: string) => block('heading', { text, level: 2 })

test('a heading dragged above the first block is in the preview when saved, and on the page when published', async ({
  page,
  editor,
  builder,
  browser,
  baseURL,
}) => {
  const first = heading('처음부터 있던 글')
  const route = await editor.publish({ route: newRoute('acceptance'), title: '인수 시험', blocks: [first] })
  const stranger = await (await browser.newContext({ baseURL: baseURL! })).newPage()
  await builder.open(route)

  const target = await builder.drag(await builder.centreOf(builder.tile('제목')), await builder.pointIn(first.id, 0.5, 0.1))
  expect(target).toBe('||0')
  expect(await builder.outline()).toBe('heading heading')
  // The settings of the page, which stood there before, have a field of this name too.
  await expect(builder.field('제목')).toHaveValue('전문가 시공사례')
  await builder.field('제목').fill('새로 올린 제목')
  await builder.save()

  const words = (of: typeof page) => of.locator('main [data-block=heading]')
  await stranger.goto(route)
  await expect(words(stranger)).toHaveText([/처음부터 있던 글/])

  await page.getByRole('button', { name: '페이지 메뉴' }).click()
  const opened = page.context().waitForEvent('page')
  await page.getByRole('menuitem', { name: '새 창에서 미리 보기' }).click()
  const preview = await opened
  await expect(words(preview)).toHaveText([/새로 올린 제목/, /처음부터 있던 글/])

  await page.getByRole('button', { name: '게시', exact: true }).click()
  await page.getByRole('dialog', { name: '게시하기' }).getByRole('button', { name: '게시', exact: true }).click()
  await expect(builder.heard()).toHaveText(/^게시했습니다\(버전 \d+\)/)
  await stranger.goto(route)
  await expect(words(stranger)).toHaveText([/새로 올린 제목/, /처음부터 있던 글/])

  // A visitor gets a refusal at the same address.
  const refused = await stranger.goto(`/ice_builder/page${route}`)
  expect(refused!.status()).toBe(403)
  await expect(stranger.getByRole('heading', { name: '관리자만 이용할 수 있습니다.' })).toBeVisible()
  await stranger.context().close()
})
