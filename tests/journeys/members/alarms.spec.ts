// Alarms of a member (SYS-41, S-ALARM-1): the badge of the header follows what is read, in every tab.
import { violationsOn } from '../../support/barriers'
import { expect, settled, test } from '../../support/site-test'

test('SYS-41: three unread alarms; opening one leaves two, marking all none, in both tabs', async ({
  page,
  context,
  signIn,
  complaints,
}) => {
  await signIn('haneul')
  await page.goto('/mypage/alarm')
  await settled(page)
  const menu = (tab: typeof page) => tab.getByRole('banner').locator('summary[aria-label*="메뉴"]').last()
  // Three of the demonstration, and those of what other members wrote meanwhile.
  const unread = page.getByRole('main').getByRole('link').filter({ hasText: '읽지 않음' })
  await expect(unread.first()).toBeVisible()
  const all = await unread.count()
  expect(all).toBeGreaterThanOrEqual(3)
  const left = (count: number) => new RegExp(`읽지 않은 알림 ${count}개$`)
  await expect(page.getByText(`읽지 않은 알림이 ${all}개 있습니다.`)).toBeVisible()
  await expect(menu(page)).toHaveAccessibleName(left(all))
  expect(await violationsOn(page)).toEqual([])
  const other = await context.newPage()
  await other.goto('/styling/house')
  await expect(menu(other)).toHaveAccessibleName(left(all))

  // By words, and not by colour alone.
  await unread.filter({ hasText: '강*아님이 답글' }).press('Enter')
  await page.waitForURL(/\/styling\/expert-style\/detail\/1\?reply=104#reply-104$/)
  await expect(page.locator('#reply-104')).toBeInViewport()
  await expect(menu(page)).toHaveAccessibleName(left(all - 1))
  await expect(menu(other)).toHaveAccessibleName(left(all - 1))

  await page.goto('/mypage/alarm')
  await settled(page)
  await expect(unread).toHaveCount(all - 1)
  await page.getByRole('button', { name: '모두 읽음' }).press('Enter')
  await expect(page.getByText('알림을 모두 읽음으로 표시했습니다.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(unread).toHaveCount(0)
  for (const tab of [page, other]) await expect(menu(tab)).toHaveAccessibleName(/메뉴$/)
  await page.reload()
  await expect(page.getByText('모두 읽었습니다.')).toBeVisible()
  expect(complaints).toEqual([])
})

test('a member chooses mail for replies, and the choice stays', async ({ page, signIn }) => {
  await signIn('doyun')
  await page.goto('/mypage/alarm')
  const box = page.getByRole('group', { name: '댓글과 답글' }).getByRole('checkbox', { name: '이메일' })
  await expect(box).not.toBeChecked()
  await box.check()
  await expect(page.getByText('댓글과 답글 소식을 이메일로 보내 드립니다.')).toBeVisible()
  await page.reload()
  await settled(page)
  await expect(box).toBeChecked()
  await box.uncheck()
  await expect(page.getByText('댓글과 답글 소식을 이메일로 보내지 않습니다.')).toBeVisible()
})

test('a visitor asks nothing: pages are one copy for everybody', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => void (request.url().includes('MyAlarm') && asked.push(request.url())))
  await page.goto('/styling/house')
  await settled(page)
  await page.waitForTimeout(2_500)
  expect(asked).toEqual([])
  expect(await (await page.request.get('/styling/house')).text()).not.toContain('알림, 읽지')
})
