// SYS-03, G-IDENT: a visitor who wants a consultation without joining is verified, and continues.
import { expect, settled, test } from '../../support/site-test'

test('G-IDENT: a visitor is verified and gets the wanted page, without personal data in the URL', async ({ page }) => {
  await page.goto('/utility/consulting-list-identity?callback=%2Fcs%2Ffaq%3Fpage%3D2')
  await expect(page).toHaveURL(/\/consulting-list-identity\?/)
  await settled(page)
  await page.goto('/consulting-list-identity?callback=%2Fcs%2Ffaq%3Fpage%3D2')
  await settled(page)
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: '본인인증하기' }).click()])
  await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: /^송다온/ }).click()])
  await page.waitForURL('/cs/faq?page=2')
  // Identified is not signed in.
  const { data } = (await (await page.request.get('/auth/svc/jwt')).json()) as { data: { item: { code: string } } }
  expect(data.item.code).toBe('unsigned')
})

test('G-CONSDONE: the complete pages open only behind their form', async ({ request }) => {
  for (const path of ['/zin/consulting/complete', '/zin/consulting/completeSingle']) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']], path).toEqual([307, '/styling/home'])
  }
})
