// The community of the brand (SYS-30): a member applies and follows the application, staff choose and announce.
import type { Page } from '@playwright/test'
import { UNEXPECTED } from '@/schemas/words/unexpected'
import { violationsOn } from '../../support/barriers'
import { expect, settled, test } from '../../support/site-test'
import { staffCookie } from '../../support/staff-cookie'

const RECRUITMENT = '/zin/brand/zenne/recruitment'
const FORM = `${RECRUITMENT}/application`
const MOTIVE = '새로 지은 집보다 오래 산 집이 더 궁금합니다. 두 달 동안 마루를 밟으며 소리와 온도, 긁힌 자국까지 그대로 적겠습니다. '
  .repeat(2)
  .trim()
const motive = (page: Page) => page.getByLabel('지원 동기')

test('SYS-30, G-LOGIN, V-REQ-1: a member applies with SNS address and motive; the complete page opens once, and the detail shows the answers', async ({
  page,
  signIn,
}) => {
  await page.goto(RECRUITMENT)
  await settled(page)
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('link', { name: '지원하기' }).click()
  // A visitor signs in first, and comes back to this recruitment.
  await expect(page).toHaveURL(/\/login\?callback=%2Fzin%2Fbrand%2Fzenne%2Frecruitment%2Fapplication%3FrecruitId%3D3$/)
  await signIn('doyun')
  await page.goto(`${FORM}/complete`)
  await expect(page, 'without its form').toHaveURL(`${FORM}/detail`)
  await expect(page.getByText('지원서가 없습니다.')).toBeVisible()

  await page.goto(`${FORM}?recruitId=3`)
  await settled(page)
  await expect(page.getByText('결모임 10기')).toBeVisible()
  await page.getByRole('button', { name: '지원하기' }).click()
  for (const words of ['SNS 주소를 입력해 주세요.', '지원 동기를 입력해 주세요.', '개인정보 수집·이용에 동의해 주세요.'])
    await expect(page.getByText(words)).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await page.getByLabel('SNS 주소', { exact: true }).fill('blog.example.com')
  await motive(page).fill('짧은 글')
  await expect(page.getByText('올바른 URL 형식이 아닙니다.')).toBeVisible()
  await expect(page.getByText(/지원 동기는 100자 이상 1,000자 이하로/)).toBeVisible()
  await page.getByLabel('SNS 주소', { exact: true }).fill('https://blog.example.com/doyun')
  await motive(page).fill(MOTIVE)

  // Nothing typed is lost: not by a reload, not by a lost connection.
  await page.reload()
  await settled(page)
  await expect(motive(page)).toHaveValue(MOTIVE)
  await expect(page.getByLabel('SNS 주소', { exact: true })).toHaveValue('https://blog.example.com/doyun')
  await page.getByLabel('주거 형태').selectOption({ label: '아파트' })
  await page.getByText('필수 개인정보 수집·이용 동의').click()
  await page.route('**/svc/zenneSvcApi/apply', (route) => route.abort())
  await page.getByRole('button', { name: '지원하기' }).click()
  await expect(page.getByRole('alert')).toContainText(UNEXPECTED)
  await expect(motive(page)).toHaveValue(MOTIVE)
  await page.unroute('**/svc/zenneSvcApi/apply')
  await page.getByRole('button', { name: '지원하기' }).click()
  await page.waitForURL(`${FORM}/complete`)
  await expect(page.getByRole('heading', { name: '지원서를 받았습니다' })).toBeVisible()
  await settled(page)
  await page.reload()
  await expect(page, 'it opens once').toHaveURL(`${FORM}/detail`)
  for (const words of ['https://blog.example.com/doyun', '아파트', MOTIVE]) await expect(page.getByText(words)).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await page.goto('/mypage/activity/event')
  await expect(page.getByRole('link', { name: '결모임 10기' })).toHaveAttribute('href', `${FORM}/detail?recruitId=3`)
})

test('an application is changed and withdrawn while one can apply; a second tab is told, and loses nothing', async ({ page, signIn }) => {
  await signIn('narae')
  const other = await page.context().newPage()
  const fill = async (tab: Page, words: string) => {
    await tab.goto(`${FORM}?recruitId=3`)
    await settled(tab)
    await tab.getByLabel('SNS 주소', { exact: true }).fill('https://blog.example.com/narae')
    await motive(tab).fill(words)
    await tab.getByText('필수 개인정보 수집·이용 동의').click()
  }
  await fill(page, MOTIVE)
  await fill(other, `${MOTIVE} 다른 창에서 썼습니다.`)
  await page.getByRole('button', { name: '지원하기' }).click()
  await page.waitForURL(`${FORM}/complete`)
  await other.getByRole('button', { name: '지원하기' }).click()
  await expect(other.getByText('이미 지원하셨습니다.')).toBeVisible()
  await expect(motive(other)).toHaveValue(`${MOTIVE} 다른 창에서 썼습니다.`)
  await other.close()

  await page.goto(`${FORM}/detail?recruitId=3`)
  await settled(page)
  await page.getByRole('link', { name: '지원서 고치기' }).click()
  await expect(page.getByRole('heading', { name: '지원서 고치기' })).toBeVisible()
  await settled(page)
  await expect(motive(page)).toHaveValue(MOTIVE)
  await motive(page).fill(`${MOTIVE} 고쳤습니다.`)
  await page.getByRole('button', { name: '고친 내용 저장하기' }).click()
  await page.waitForURL(`${FORM}/detail?recruitId=3`)
  await expect(page.getByText('고쳤습니다.')).toBeVisible()
  await settled(page)
  await page.getByRole('button', { name: '지원 취소' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '지원 취소' }).click()
  await page.waitForURL(RECRUITMENT)
  await page.goto(`${FORM}/detail?recruitId=3`)
  await expect(page.getByText('지원서가 없습니다.')).toBeVisible()
})

test('outside its period a recruitment says so', async ({ page, signIn }) => {
  await signIn('doyun')
  for (const [recruitId, words] of [
    [1, '모집이 마감되었습니다'],
    [4, '아직 모집을 시작하지 않았습니다'],
    [99, '지원할 수 있는 모집이 없습니다'],
  ] as const) {
    await page.goto(`${FORM}?recruitId=${recruitId}`)
    await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible()
    await expect(page.getByRole('button', { name: '지원하기' })).toHaveCount(0)
  }
})

test('staff open applications for a reason, choose and announce; members read their result', async ({ page, signIn, browser, baseURL }) => {
  const [name, value] = (await staffCookie(baseURL)).split(/=(.*)/s) as [string, string]
  const office = await browser.newContext({ baseURL: baseURL!, viewport: { width: 1440, height: 900 }, locale: 'ko-KR' })
  await office.addCookies([{ name, value, url: baseURL! }])
  const desk = await office.newPage()
  await desk.goto('/ice_builder/community?recruit=2')
  await expect(desk.getByRole('row')).toHaveCount(5)
  await expect(desk.getByText('blog.example.com')).toHaveCount(0)
  const dialog = desk.getByRole('dialog')
  const choose = async (who: string) => desk.getByRole('checkbox', { name: new RegExp(`^${who} 지원서`) }).check()
  await choose('임\\*준')
  await choose('배\\*래')
  await desk.getByRole('button', { name: '지원 내용 열람' }).click()
  await dialog.getByLabel('열람하는 사유').fill('겨울 써 보기 심사')
  await dialog.getByRole('button', { name: '열람', exact: true }).click()
  await expect(desk.getByText('지원서 2건을 열람했습니다. 기록에 남았습니다.')).toBeVisible()
  await expect(desk.getByRole('link', { name: /blog\.example\.com\/hajun-note/ })).toBeVisible()
  await choose('임하준|임\\*준')
  await desk.getByRole('button', { name: '선정', exact: true }).click()
  await dialog.getByLabel('정하는 사유').fill('방법이 자세합니다')
  await dialog.getByRole('button', { name: '선정', exact: true }).click()
  await expect(desk.getByText('1건을 선정으로 정했습니다.')).toBeVisible()
  expect(await violationsOn(desk)).toEqual([])
  await desk.getByRole('button', { name: '발표하기' }).click()
  await expect(desk.getByRole('alertdialog').or(dialog)).toContainText('아직 정하지 않은 3건은 미선정으로 알립니다.')
  await desk.getByRole('alertdialog').or(dialog).getByRole('button', { name: '발표하기' }).click()
  await expect(desk.getByText('선정 1명, 미선정 3명에게 결과를 알렸습니다.')).toBeVisible()
  await desk.goto(`/ice_builder/audit?target=${encodeURIComponent('recruit:2')}`)
  await expect(desk.getByText('결모임 지원서 열람').first()).toBeVisible()
  await office.close()

  await signIn('hajun')
  await page.goto('/mypage/alarm')
  await settled(page)
  await page.getByRole('link', { name: '겨울 한 달 써 보기에 선정되셨습니다.' }).click()
  await expect(page).toHaveURL(`${FORM}/detail?recruitId=2`)
  await expect(page.getByText('선정', { exact: true })).toBeVisible()
})

test('the community leads to its activities, whose photographs come first, and to the partners', async ({ page }) => {
  await page.goto('/zin/brand/about')
  await page.getByRole('navigation').getByRole('link', { name: '결모임', exact: true }).last().click()
  await expect(page).toHaveURL('/zin/brand/zenne')
  await settled(page)
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('link', { name: '활동 더 보기' }).click()
  await page.getByRole('link', { name: '한 달 동안 써 본 3연동 중문' }).click()
  await expect(page).toHaveURL('/zin/brand/zenne/activity/108')
  await expect(page.getByText('느린 현관')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('link', { name: '라움결 파트너' }).last().click()
  await expect(page).toHaveURL('/zin/brand/zinous')
  expect(await violationsOn(page)).toEqual([])
})
