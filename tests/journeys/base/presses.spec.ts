// A press on a part whose script has not come: it is shown at once, it never leaves to a picture's file, and it is carried out when the part is
// there. Without a connection the page says so, and the next press tries again.
import { OFFLINE } from '@/schemas/words/unexpected'
import { expect, settled, test } from '../../support/site-test'

const PRODUCT = '/zin/product/floor-oak-natural'
const PARTS = /\/islands\/(?!boot-|rolldown)/

test('a press on a sleeping part is shown at once and carried out later; one on a photograph does not leave the page', async ({ page }) => {
  let release = () => undefined as void
  const gate = new Promise<void>((done) => (release = done))
  await page.route(PARTS, async (route) => {
    await gate
    await route.continue()
  })
  // The parts that are held back belong to the load of the page.
  await page.goto(PRODUCT, { waitUntil: 'domcontentloaded' })
  const compare = page.getByRole('button', { name: '비교함 담기' }).filter({ visible: true }).first()
  await compare.click()
  await expect(compare).toHaveAttribute('aria-busy', 'true')
  const photo = page.getByRole('link', { name: /크게 보기/ }).first()
  await photo.click()
  await expect(photo).toHaveAttribute('aria-busy', 'true')
  expect(new URL(page.url()).pathname).toBe(PRODUCT)
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(photo).not.toHaveAttribute('aria-busy', 'true')
  expect(new URL(page.url()).pathname).toBe(PRODUCT)
  await page.keyboard.press('Escape')
  await expect(compare).toHaveAttribute('aria-pressed', 'true')
  await expect(compare).not.toHaveAttribute('aria-busy', 'true')
})

test('without a connection a press says so and stays on the page, and works once there is one', async ({ page, context }) => {
  // What opens a photograph may have come while the page rested.
  let isAway = true
  await page.route(/\/open-lightbox-/, (route) => (isAway ? route.abort('internetdisconnected') : route.continue()))
  await page.goto(PRODUCT)
  await settled(page)
  const photo = page.getByRole('link', { name: /크게 보기/ }).first()
  await context.setOffline(true)
  await photo.click()
  await expect(page.getByRole('status').filter({ hasText: OFFLINE })).toBeVisible()
  await expect(photo).not.toHaveAttribute('aria-busy', 'true')
  isAway = false
  await context.setOffline(false)
  await photo.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(PRODUCT)
})
