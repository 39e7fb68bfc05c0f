// A home owner asks what mending a home costs, sends the answer to somebody, and goes on to a consultation.
import { readPage } from '../../support/read-page'
import { expect, settled, test } from '../../support/site-test'

test('from the home page to an estimate: the range follows every choice, is saved, sent, and told to a consultation', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await settled(page)
  await page.getByRole('banner').locator('summary', { hasText: '고객지원' }).click()
  await page.getByRole('banner').getByRole('link', { name: '견적 내 보기' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: '견적 내 보기' })).toBeVisible()
  await settled(page)

  // As a home of 84㎡ has them: 58.6㎡ of floor at 82,541 to 100,541 won.
  const sheet = page.getByRole('region', { name: '전용 84㎡, 다섯 곳, 기본 등급' })
  await expect(sheet.getByRole('listitem').filter({ hasText: '바닥' }).first()).toContainText(
    '원목결 마루 오크 내추럴 58.6㎡480만~590만 원',
  )
  await expect(sheet.getByRole('status')).toHaveText('2,720만~3,430만 원')

  const area = page.getByLabel('전용면적(㎡)')
  await area.fill('10000')
  await expect(page.getByText('10㎡부터 1,000㎡까지 계산할 수 있습니다. 더 넓은 집은 상담으로 도와드립니다.')).toBeVisible()
  await expect(page.getByRole('link', { name: '넓은 집 상담 신청' })).toBeVisible()
  await area.fill('59')
  await page.getByRole('checkbox', { name: /^주방/ }).uncheck()
  await page.getByRole('radio', { name: /^알뜰/ }).check()
  const next = page.getByRole('region', { name: '전용 59㎡, 네 곳, 알뜰 등급' })
  await expect(next).not.toContainText('싱크대')
  const sum = await next.getByRole('status').innerText()

  await next.getByRole('button', { name: '저장' }).click()
  const address = next.getByLabel('견적 주소')
  await expect(address).toBeFocused()
  const link = await address.inputValue()
  expect(link).toMatch(/\/zin\/estimate\?estimate=[2-9a-z]{10}$/)
  await next.getByRole('link', { name: '이 견적으로 상담 신청' }).click()
  await expect(page.getByRole('textbox', { name: /내용/ })).toHaveValue(new RegExp(`전용 59㎡, 네 곳, 알뜰 등급[\\s\\S]*모두 ${sum} \\(`))

  // Whoever is sent the address reads the same sum, over the same choices.
  const { document } = await readPage(page.request, new URL(link).pathname + new URL(link).search)
  const saved = document.querySelector('main section')!.textContent
  expect(saved).toContain('에 저장한 견적전용 59㎡, 네 곳, 알뜰 등급')
  expect(saved).toContain(sum)
  expect([...document.querySelectorAll('main input')].map((input) => input.getAttribute('value'))).toContain('59')
  expect(complaints).toEqual([])
})
