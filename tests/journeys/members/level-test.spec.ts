// SYS-41, Q-090: the interior level test, from its first page to a result that stays.
import { expect, settled, test } from '../../support/site-test'

test('SYS-41: a test continues after a reload, and its result stays after one', async ({ page, signIn }) => {
  await signIn('doyun')
  await page.goto('/mypage/level-test')
  await page.getByRole('link', { name: '시작하기' }).click()
  await page.waitForURL('/mypage/level-test/detail')
  await settled(page)
  const question = page.locator('legend')
  const next = page.getByRole('button', { name: '다음 문제' })

  // Without an answer nothing moves, and the first choice gets the focus.
  await next.click()
  await expect(page.getByText('답을 하나 골라 주세요.')).toBeVisible()
  await expect(page.getByRole('radio').first()).toBeFocused()

  await page.getByRole('radio', { name: '벽 한 면을 직접 칠하기' }).check({ force: true })
  await next.click()
  await expect(question).toContainText('문제 2')
  await expect(question.locator('[tabindex="-1"]')).toBeFocused()
  await page.reload()
  await settled(page)
  await expect(question).toContainText('문제 2')
  await page.getByRole('button', { name: '이전' }).click()
  await expect(page.getByRole('radio', { name: '벽 한 면을 직접 칠하기' })).toBeChecked()

  // The rest by keys alone: space chooses, enter goes on.
  await next.press('Enter')
  for (let number = 2; number <= 10; number++) {
    await expect(question).toContainText(`문제 ${number}`)
    await page.getByRole('radio').last().press('Space')
    await page.getByRole('radio').last().press('Enter')
  }
  await page.waitForURL('/mypage/level-test/result')
  const level = page.getByRole('heading', { level: 1, name: '집의 감독' })
  await expect(level).toBeVisible()
  await page.reload()
  await expect(level).toBeVisible()
  await expect(page.getByText('벽 한 면을 직접 칠하기')).toBeVisible()

  // The picture of the result is drawn by the server.
  const card = await page.request.get((await page.getByRole('link', { name: '그림 저장' }).getAttribute('href'))!)
  expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  await page.goto('/mypage/level-test')
  await expect(page.getByRole('link', { name: '지난 결과 보기' })).toBeVisible()
})

test('P-MEM-1: a visitor is led to the login and back', async ({ page }) => {
  await page.goto('/mypage/level-test/result')
  await expect(page).toHaveURL('/login?callback=%2Fmypage%2Flevel-test%2Fresult')
})
