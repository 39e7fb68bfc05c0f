// A visitor looks for a store (SYS-29).
import { violationsOn } from '../../support/barriers'
import { expect, settled, test } from '../../support/site-test'

const FINDER = '/zin/exhibition'

test('SYS-29: 서울 and 강남 find stores with their numbers; one opens, and no id leads back to the list', async ({ page, complaints }) => {
  await page.goto(`${FINDER}/`)
  await settled(page)
  const region = page.getByLabel('시·도')
  const seoul = await region.locator('option', { hasText: '서울' }).getAttribute('value')
  await region.selectOption(seoul)
  await expect(page).toHaveURL(/region=/)
  await page.getByLabel('매장 이름이나 주소').fill('강남')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/keyword=/)
  const stores = page.getByRole('region', { name: '찾은 매장' }).getByRole('article')
  await expect(async () => {
    const found = await stores.allInnerTexts()
    expect(found.length).toBeGreaterThan(0)
    for (const store of found) expect(store).toMatch(/강남/)
    // V-PHONE-3, V-PHONE-4.
    for (const store of found) expect(store).toMatch(/02-\d{3,4}-\d{4}/)
  }).toPass()
  expect(await violationsOn(page)).toEqual([])

  // The list is a document of its own: a reload has the same stores.
  const names = await stores.getByRole('heading').allInnerTexts()
  await page.reload()
  await expect(stores.getByRole('heading')).toHaveText(names)
  await stores.getByRole('link', { name: names[0]! }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[0]!)
  await expect(page.getByRole('heading', { name: '여는 시간' })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await page.goto(`${FINDER}/detail`)
  await expect(page).toHaveURL(new RegExp(`${FINDER}/?$`))
  expect(complaints).toEqual([])
})

test('by keys: every arrow press chooses another place, and the focus stays where it is', async ({ page }) => {
  await page.goto(FINDER)
  await settled(page)
  const region = page.getByLabel('시·도')
  await region.focus()
  const chosen: string[] = []
  for (let i = 0; i < 3; i++) {
    await page.keyboard.press('ArrowDown')
    await expect(region).toBeFocused()
    chosen.push(await region.inputValue())
    await expect(page).toHaveURL(`${FINDER}?region=${encodeURIComponent(chosen.at(-1)!)}`)
  }
  expect(new Set(chosen).size).toBe(3)
  // Only where one stays is remembered, and not what was passed.
  const recent = page.getByRole('heading', { name: '최근 검색' }).locator('..').getByRole('listitem')
  await expect(recent).toHaveText([chosen[2]!])
  const search = page.getByLabel('매장 이름이나 주소')
  await search.fill('라움결')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/keyword=/)
  await expect(search).toBeFocused()
  await expect(recent).toHaveText([`${chosen[2]!} 라움결`, chosen[2]!])
  await search.fill('없는동네')
  await page.keyboard.press('Enter')
  await expect(page.getByText('조건에 맞는 매장이 없습니다.')).toBeVisible()
  await page.reload()
  await settled(page)
  await expect(recent).toHaveText([`${chosen[2]!} 라움결`, chosen[2]!])
  await page.goBack()
  await page.goBack()
  await expect(search).toHaveValue('')
})

test('S-FINDER-1: a search that cannot be counted finds its stores, and is remembered', async ({ page }) => {
  await page.route('**/saveShopSearchHistory', (route) => route.abort())
  await page.goto(FINDER)
  await settled(page)
  await page.getByLabel('매장 이름이나 주소').fill('해운대')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: '찾은 매장' }).getByRole('article').first()).toContainText('해운대')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.getByLabel('매장 이름이나 주소').fill('여기에는없는매장')
  await page.keyboard.press('Enter')
  await expect(page.getByText('조건에 맞는 매장이 없습니다.')).toBeVisible()
  // The same search once more, from the list of the last ones.
  await page.getByRole('button', { name: '해운대', exact: true }).click()
  await expect(page.getByRole('region', { name: '찾은 매장' }).getByRole('article').first()).toContainText('해운대')
})

test('a search that fails says so, and the list stays; without a place the list says what else can be done', async ({ page }) => {
  await page.goto(FINDER)
  await settled(page)
  const first = page.getByRole('region', { name: '찾은 매장' }).getByRole('article').first()
  const shown = await first.innerText()
  await page.route('**/shopList*', (route) => route.abort())
  await page.getByRole('link', { name: /^대리점/ }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button').click()
  expect(await first.innerText()).toBe(shown)
  await page.getByRole('button', { name: '내 주변부터 보기' }).click()
  await expect(page.getByText(/지역을 골라/)).toBeVisible()
})
