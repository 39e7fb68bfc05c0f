// Earlier consultations as stories for everybody.
import { violationsOn } from '../../support/barriers'
import { expect, settled, test } from '../../support/site-test'

const LIST = '/zin/previous-consulting'

test('Q-060: the request leads to earlier consultations; they are found by space, size and region, and one is read', async ({ page }) => {
  await page.goto('/zin/consulting/start')
  await settled(page)
  await page
    .getByRole('region', { name: /지난 상담/ })
    .getByRole('link', { name: '더 보기' })
    .click()
  await expect(page).toHaveURL(LIST)
  await settled(page)
  expect(await violationsOn(page)).toEqual([])
  const titles = page.getByRole('heading', { level: 2 }).filter({ has: page.getByRole('link') })
  await expect(titles).toHaveCount(10)
  await page
    .getByRole('checkbox', { name: /^욕실/ })
    .or(page.getByRole('link', { name: /^욕실/ }))
    .first()
    .click()
  await expect(titles).toHaveText(['욕조를 지키면서 넓힌 욕실'])
  await expect(page).toHaveURL(/filter=SP04/)
  await page.goto(`${LIST}?filter=${encodeURIComponent('서울')}`)
  await expect(titles).toHaveText(['몰딩을 걷어 내고 낮은 거실을 높게', '원룸에 침실을 하나 더'])

  await page.getByRole('link', { name: '몰딩을 걷어 내고 낮은 거실을 높게' }).click()
  await expect(page).toHaveURL(`${LIST}/1`)
  await settled(page)
  await expect(page).toHaveTitle('몰딩을 걷어 내고 낮은 거실을 높게 | 라움결')
  for (const words of ['이런 점을 물으셨습니다', '이렇게 권해 드렸습니다', '공사 전과 후', '쓰인 제품', '상담한 매장'])
    await expect(page.getByRole('heading', { name: words })).toBeVisible()
  await expect(page.getByRole('figure')).toHaveText(['공사 전', '공사 후'])
  await expect(page.getByRole('link', { name: '라움결 스퀘어 논현' })).toHaveAttribute('href', '/zin/exhibition/detail/showroom-nonhyeon')
  expect(await violationsOn(page)).toEqual([])
})

test('a story that is not there is missing', async ({ request }) => {
  for (const seq of ['99', '0', 'abc']) expect((await request.get(`${LIST}/${seq}`)).status()).toBe(404)
})
