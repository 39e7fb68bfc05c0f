// The page of one member for staff: what each area knows of the member, for those who may see it.
import { enterConsole } from '../../support/enter-console'
import { settled } from '../../support/settled'
import { expect, test } from '../../support/site-test'
import { unfoldEntry } from '../../support/unfold-entry'

test('staff read beside the account what the member has in the store, and points that are given stand there at once', async ({
  page,
  complaints,
}) => {
  await enterConsole(page, '/ice_builder/home')
  await settled(page)
  await unfoldEntry(page, '회원')
  await page.getByRole('link', { name: '회원', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: '회원' })).toBeVisible()
  await settled(page)
  // Members who joined since stand before this one, so that the first page of the list need not hold the row.
  await page.getByLabel('찾을 아이디').fill('gaonmoon')
  await page.getByRole('button', { name: '찾기', exact: true }).click()
  await expect(page.getByText('아이디로 찾은 회원 1명')).toBeVisible()
  await page.getByRole('link', { name: '문*온' }).click()
  const part = page.getByRole('region', { name: '포인트와 쿠폰' })
  const sum = part.getByText(/^[\d,]+ 포인트$/)
  await expect(sum).toBeVisible()
  const points = Number((await sum.innerText()).replace(/\D/g, ''))
  await part.getByRole('button', { name: '포인트 지급·차감' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('포인트', { exact: true }).fill('0')
  await dialog.getByLabel('회원에게 보이는 사유').fill('배송이 늦어 드리는 포인트')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('1부터', { exact: false })).toBeVisible()
  await dialog.getByLabel('포인트', { exact: true }).fill('300')
  await dialog.getByRole('button', { name: '반영' }).click()
  const after = `${(points + 300).toLocaleString('ko-KR')} 포인트`
  await expect(page.getByText(`300 포인트를 주었습니다. 이제 ${after}입니다.`)).toBeVisible()
  await expect(sum).toHaveText(after)
  await expect(part.getByText('+300 · 배송이 늦어 드리는 포인트', { exact: false })).toBeVisible()
  expect(complaints).toEqual([])
})
