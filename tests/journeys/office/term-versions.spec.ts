// A version of the terms and the day on which it begins: a member of staff who knows only the words on the screen writes it, is told that a
// day has passed, and visitors find it as what will be in force.
import { enterConsole } from '../../support/enter-console'
import { FirstTimer } from '../../support/first-timer'
import { expect, test } from '../../support/site-test'

const PUBLISHED = '게시했습니다. 방문자에게 보입니다.'

test('terms: a version begins on its day, and no day before today', async ({ page }) => {
  const version = `${1_000 + Math.floor(Math.random() * 9_000)}.0`
  await enterConsole(page)
  const editor = new FirstTimer(page)
  await editor.follow('약관')
  await editor.follow('새로 만들기')
  await editor.choose('약관 종류', '위치기반서비스 이용약관')
  await editor.fill('버전', version)
  await editor.fill('제목', '위치기반서비스 이용약관')
  await editor.fill('본문', '가까운 매장을 찾는 데에만 위치를 씁니다.')
  await page.getByLabel('시행일', { exact: true }).fill('2020-01-01T00:00')
  await editor.press('게시')
  await expect(page.getByText('시행일: 지난 시각입니다. 앞으로 올 시각을 골라 주세요.', { exact: true })).toBeVisible()
  await page.getByLabel('시행일', { exact: true }).fill('2036-03-01T00:00')
  await editor.press('게시')
  await expect(page.getByText(PUBLISHED)).toBeVisible()

  const visitor = await page.context().newPage()
  await visitor.goto('/etc/location')
  const main = visitor.getByRole('main')
  await expect(main).not.toContainText('가까운 매장을 찾는 데에만 위치를 씁니다.')
  await main.getByRole('link', { name: new RegExp(`버전 ${version}.*2036`) }).click()
  await expect(main).toContainText('2036.03.01부터 시행할 내용입니다.')
  await expect(main).toContainText('가까운 매장을 찾는 데에만 위치를 씁니다.')
  await page.getByRole('button', { name: '더 보기', exact: true }).click()
  await page.getByRole('menuitem', { name: '휴지통으로' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '휴지통으로 옮기기' }).click()
  await expect
    .poll(async () => {
      await visitor.goto('/etc/location')
      return main.getByRole('link', { name: `버전 ${version}` }).count()
    })
    .toBe(0)
})
