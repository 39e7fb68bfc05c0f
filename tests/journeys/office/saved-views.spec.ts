// Views of a list of the store's desk: stored under a name, opened by one press, and there at the next visit.
import { violationsOn } from '../../support/barriers'
import { enterConsole } from '../../support/enter-console'
import { expect, settled, test } from '../../support/site-test'

test('a view of the orders is stored by keyboard, opened from another view, and deleted', async ({ page, complaints }) => {
  const name = `여정 보기 ${Date.now()}`
  await enterConsole(page, '/ice_builder/orders?state=paid&sort=amount')
  await settled(page)
  await page.getByRole('button', { name: '저장한 보기' }).press('Enter')
  const views = page.getByRole('dialog', { name: '저장한 보기' })
  await views.getByLabel('보기 이름').fill(name)
  await views.getByLabel('보기 이름').press('Enter')
  await expect(page.getByRole('status').filter({ hasText: `지금 보기를 ‘${name}’` })).toBeAttached()
  await expect(views.getByRole('button', { name, exact: true })).toHaveAttribute('aria-current', 'true')
  expect(await violationsOn(page)).toEqual([])

  await page.goto('/ice_builder/orders')
  await settled(page)
  await page.getByRole('button', { name: '저장한 보기' }).click()
  await views.getByRole('button', { name, exact: true }).click()
  await expect(page).toHaveURL(/\/ice_builder\/orders\?state=paid&sort=amount$/)
  const present = page.getByRole('button', { name: `저장한 보기: ${name}` })
  await present.click()
  await views.getByRole('button', { name: `${name} 보기 지우기` }).click()
  await expect(views.getByRole('button', { name, exact: true })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '저장한 보기', exact: true })).toBeFocused()
  expect(complaints).toEqual([])
})
