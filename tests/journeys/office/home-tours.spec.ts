// Staff hide a member's home tour with a reason, visitors no longer find it, and it comes back.
import { staffCookie } from '../../support/staff-cookie'
import { expect, settled, test } from '../../support/site-test'

const TITLE = '책 이천 권과 함께 사는 법'

test('hidden with a reason, gone for visitors, shown again', async ({ page, request }) => {
  const [name, value] = (await staffCookie()).split(/=(.*)/)
  await page.context().addCookies([{ name: name!, value: value!, url: process.env['SITE_UNDER_TEST']! }])
  await page.goto('/ice_builder/home-tours')
  await settled(page)
  const row = page.getByRole('row').filter({ hasText: TITLE })
  await expect(row).toContainText('도윤의서재')
  const detail = (await row.getByRole('link', { name: TITLE }).getAttribute('href'))!
  expect((await request.get(detail)).status()).toBe(200)

  await page.getByRole('button', { name: `${TITLE} 메뉴` }).click()
  await page.getByRole('menuitem', { name: '숨기기' }).click()
  const dialog = page.getByRole('dialog', { name: '집들이 숨기기' })
  await dialog.getByRole('button', { name: '숨기기' }).click()
  // A reason is asked for.
  await expect(dialog.getByLabel('숨기는 이유')).toBeFocused()
  await dialog.getByLabel('숨기는 이유').fill('신고된 글입니다.')
  await dialog.getByRole('button', { name: '숨기기' }).click()
  await expect(row).toContainText('이유: 신고된 글입니다.')
  expect((await request.get(detail)).status()).toBe(404)
  expect(await (await request.get('/styling/myhome')).text()).not.toContain(TITLE)

  await page.getByRole('button', { name: `${TITLE} 메뉴` }).click()
  await page.getByRole('menuitem', { name: '다시 보이기' }).click()
  await expect(page.getByRole('status').filter({ hasText: '다시 보입니다.' })).toBeVisible()
  expect((await request.get(detail)).status()).toBe(200)
})
