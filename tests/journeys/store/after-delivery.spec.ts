// SYS-40: what a buyer does once the goods have come: confirms the purchase, sends pieces back, and says where money goes back to.
import type { Page } from '@playwright/test'
import { violationsOn } from '../../support/barriers'
import { boughtOrder, deliverOrder, stepReturn } from '../../support/bought-order'
import { largePictureFile } from '../../support/large-pictures'
import { expect, settled, test } from '../../support/site-test'

const main = (page: Page) => page.locator('main')
const site = () => new URL(process.env['SITE_UNDER_TEST']!).origin
const DOYUN = { name: '박도윤', phoneNo: '01020001002' }
const NARAE = { name: '배나래', phoneNo: '01020001022' }
const GAON = { name: '문가온', phoneNo: '01020001008' }
const HAJUN = { name: '임하준', phoneNo: '01020001009' }
const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Seoul' })
const open = async (page: Page, path: string) => {
  await page.goto(path)
  await settled(page)
}

/** Of the first line, sent by the buyer, by the call of the form. */
async function askReturn(page: Page, orderId: string): Promise<number> {
  const offer = (await (await page.request.get(`/svc/returnSvcApi/offer?id=${orderId}`)).json()) as {
    data: { item: { lines: { lineSeq: number }[] } }
  }
  const answer = await page.request.post('/svc/orderSvcApi/refund', {
    data: {
      ...{ id: orderId, cause: 'fault', knownDay: today(), reason: '전구 하나가 켜지지 않습니다.', way: 'send', fee: 0 },
      items: [{ lineSeq: offer.data.item.lines[0]!.lineSeq, qty: 1 }],
    },
    headers: { origin: site() },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { data: { item: { returnSeq: number } } }).data.item.returnSeq
}

test('SYS-40: a member confirms a purchase by keyboard, another tab hears the same, and a page older than its order is told why not', async ({
  page,
  context,
  staff,
  signIn,
}) => {
  await signIn('doyun')
  const orderId = await boughtOrder(page, DOYUN)
  const detail = `/mypage/shop/order/detail/${orderId}`
  const confirm = (of: Page) => main(of).getByRole('button', { name: '구매 확정' })
  const done = (of: Page) => main(of).getByText('구매를 확정하셨습니다.')
  await open(page, detail)
  await expect(confirm(page)).toHaveCount(0)
  await deliverOrder(staff, orderId)
  await page.goto('/mypage/shop/order')
  const row = main(page).getByRole('listitem').filter({ hasText: orderId })
  await expect(row).toContainText('받으셨으면 구매를 확정해 주세요.')
  await row.getByRole('link').click()
  await settled(page)
  const other = await context.newPage()
  await open(other, detail)
  expect(await violationsOn(page)).toEqual([])

  await confirm(page).focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: '구매를 확정하시겠습니까?' })
  await expect(question).toContainText('하자가 있는 상품은 확정하신 뒤에도')
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(confirm(page)).toBeFocused()
  // The entry of the question in the history is gone as well.
  await page.waitForFunction(() => !(history.state as { hold?: string } | null)?.hold)
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: '구매 확정' }).press('Enter')
  await expect(main(page).locator(':focus')).toContainText('구매를 확정하셨습니다.')
  await confirm(other).click()
  await other.getByRole('alertdialog').getByRole('button', { name: '구매 확정' }).click()
  await expect(done(other)).toBeVisible()
  await page.reload()
  await expect(done(page)).toBeVisible()
  await page.goto('/mypage/shop/order')
  await expect(row).toContainText('구매 확정')
  expect(await violationsOn(page)).toEqual([])

  const second = await boughtOrder(page, DOYUN)
  await deliverOrder(staff, second)
  await open(page, `/mypage/shop/order/detail/${second}`)
  await askReturn(page, second)
  await confirm(page).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '구매 확정' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('교환이나 반품이 진행 중입니다. 끝난 뒤 구매를 확정해 주세요.')
  await page.keyboard.press('Enter')
  await expect(confirm(page)).toHaveCount(0)
  await expect(done(page)).toHaveCount(0)
})

test('SYS-40: the tracking number of what is sent back outlasts a reload and an ended session, and can be changed until it has come', async ({
  page,
  staff,
  signIn,
}) => {
  await signIn('gaonmoon')
  const orderId = await boughtOrder(page, GAON)
  await deliverOrder(staff, orderId)
  const returnSeq = await askReturn(page, orderId)
  const path = `/mypage/shop/order/refund/detail/${returnSeq}`
  const carrier = main(page).getByLabel('택배사', { exact: true })
  const number = main(page).getByLabel('송장 번호', { exact: true })
  const save = main(page).getByRole('button', { name: '송장 번호 저장' })
  await open(page, path)
  await expect(number).toHaveCount(0)
  await stepReturn(staff, returnSeq, 'accept')
  await open(page, path)
  await save.click()
  await expect(main(page).getByText('택배사를 골라 주세요.')).toBeVisible()
  await carrier.selectOption('우체국택배')
  await expect(main(page).getByText('우체국택배: 숫자 13자리', { exact: true })).toBeVisible()
  await number.fill('6800-1234-0001')
  await save.click()
  await expect(main(page).getByText('송장 번호를 확인해 주세요. 우체국택배: 숫자 13자리입니다.')).toBeVisible()
  await expect(number).toBeFocused()
  expect(await violationsOn(page)).toEqual([])
  await number.fill('6800-1234-0001-2')

  await page.reload()
  await settled(page)
  await expect(number).toHaveValue('6800-1234-0001-2')
  await expect(carrier).toHaveValue('post')
  await page.context().clearCookies()
  await save.click()
  await page.getByRole('alertdialog').getByRole('button', { name: '로그인' }).click()
  await page.waitForURL(/\/login\?callback=/)
  await signIn('gaonmoon')
  await open(page, path)
  await expect(number).toHaveValue('6800-1234-0001-2')
  await number.press('Enter')
  await expect(main(page).getByRole('button', { name: '송장 번호 고치기' })).toBeFocused()
  await expect(main(page).getByText('6800123400012')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])

  await page.keyboard.press('Enter')
  await expect(carrier).toBeFocused()
  await carrier.selectOption('다른 택배사')
  await main(page).getByLabel('택배사 이름').fill('동네택배')
  await number.fill('ab-12345')
  await save.click()
  // A reload takes back what has not been sent yet.
  await expect(main(page).getByText('AB12345')).toBeVisible()
  await page.reload()
  await settled(page)
  await expect(main(page).getByText('AB12345')).toBeVisible()

  await main(page).getByRole('button', { name: '송장 번호 고치기' }).click()
  const lines = ((await (await staff.get(`/adm/return/read?returnSeq=${returnSeq}`)).json()) as Desk).data.item.lines
  await stepReturn(staff, returnSeq, 'receive', { lines: lines.map(({ lineSeq, qty }) => ({ lineSeq, sellableQty: qty })) })
  await save.click()
  await expect(main(page).getByText(/송장 번호를 기다리는 신청이 아닙니다/)).toBeVisible()
  await page.reload()
  await expect(main(page).getByText('동네택배 AB12345')).toBeVisible()
  await expect(number).toHaveCount(0)
})

interface Desk {
  data: { item: { lines: { lineSeq: number; qty: number }[] } }
}

test('SYS-40: a refund account is saved, shown masked, used and changed by a cancellation, and removed', async ({
  page,
  staff,
  signIn,
}) => {
  await signIn('narae')
  await open(page, '/mypage/shop/refund')
  await expect(main(page).getByText('저장하신 환불 계좌가 없습니다.')).toBeVisible()
  await main(page).getByRole('button', { name: '환불 계좌 추가' }).click()
  const [bank, number, holder] = (['은행', '계좌 번호', '예금주'] as const).map((name) => main(page).getByLabel(name, { exact: true }))
  await expect(bank!).toBeFocused()
  await main(page).getByRole('button', { name: '저장', exact: true }).click()
  await expect(main(page).getByText('계좌 번호를 입력해 주세요.')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await bank!.selectOption('우리은행')
  await number!.fill('110-2345-678901')
  await holder!.fill('배나래')
  await page.reload()
  await settled(page)
  await expect(number!).toHaveValue('110-2345-678901')
  await holder!.press('Enter')
  await expect(main(page).getByRole('button', { name: '환불 계좌 바꾸기' })).toBeFocused()
  await expect(main(page).getByText('*********8901')).toBeVisible()
  await page.reload()
  await expect(main(page).getByText('*********8901')).toBeVisible()
  // The whole number does not come back to this page.
  expect(await page.content()).not.toContain('1102345678901')
  expect(await violationsOn(page)).toEqual([])

  const returned = await boughtOrder(page, NARAE, 'VBANK')
  await deliverOrder(staff, returned)
  await open(page, `/mypage/shop/order/refund/${returned}`)
  await expect(number!).toHaveValue('1102345678901')
  await expect(main(page).getByText(/저장하신 환불 계좌입니다/)).toBeVisible()

  const cancelled = await boughtOrder(page, NARAE, 'VBANK')
  await open(page, `/mypage/shop/order/cancel/${cancelled}`)
  await expect(number!).toHaveValue('1102345678901')
  await main(page).getByLabel('취소 이유').selectOption('단순 변심')
  await number!.fill('333-444-555-666')
  await main(page).getByRole('checkbox', { name: '저장한 환불 계좌를 이 계좌로 바꾸기' }).check()
  const isKept = page.waitForResponse((response) => response.url().includes('/refundAccountSvcApi/save'))
  await main(page).getByRole('button', { name: '취소하기' }).click()
  await expect(main(page).getByRole('heading', { name: '주문을 취소했습니다.' })).toBeVisible()
  expect((await isKept).status()).toBe(200)
  await open(page, '/mypage/shop/refund')
  await expect(main(page).getByText('********5666')).toBeVisible()
  await main(page).getByRole('button', { name: '삭제' }).click()
  await page.getByRole('alertdialog', { name: '환불 계좌를 삭제하시겠습니까?' }).getByRole('button', { name: '삭제' }).click()
  await expect(main(page).getByRole('button', { name: '환불 계좌 추가' })).toBeFocused()
  await page.reload()
  await expect(main(page).getByText('저장하신 환불 계좌가 없습니다.')).toBeVisible()
})

test('SYS-40: a return with pictures outlasts a cut line and a reload, is asked for, received and paid back', async ({
  page,
  staff,
  signIn,
}, info) => {
  const [broken, label] = await Promise.all([
    largePictureFile(info.outputPath(), '깨진 전구.jpg', 1.5),
    largePictureFile(info.outputPath(), '라벨.jpg', 0.1),
  ])
  await signIn('hajun')
  const orderId = await boughtOrder(page, HAJUN)
  await deliverOrder(staff, orderId)
  await open(page, `/mypage/shop/order/refund/${orderId}`)
  const picture = (name: string) => main(page).getByRole('list', { name: '올린 사진' }).getByRole('listitem').filter({ hasText: name })
  const choose = (path: string) => page.locator('input[type=file]').setInputFiles(path)
  const reason = main(page).getByLabel('자세한 사유')
  const lamp = main(page).getByRole('checkbox', { name: /홈카페 줄 조명/ })
  const ask = main(page).getByRole('button', { name: '반품 신청하기' })
  await lamp.check()
  await main(page).getByRole('combobox').first().selectOption('1')
  await main(page).getByLabel('상품이 잘못 왔거나 하자가 있습니다').check()
  await reason.fill('전구 하나가 깨져 있습니다.')
  await choose(label)
  await expect(picture('라벨.jpg')).toContainText('올렸습니다.')

  // The line is cut after the first piece of the other one.
  let pieces = 0
  const upload = '**/svc/returnSvcApi/upload/**'
  await page.route(upload, (route) => (route.request().method() === 'PATCH' && ++pieces > 1 ? route.abort() : route.continue()))
  await choose(broken)
  await expect(picture('깨진 전구.jpg')).toContainText(/[1-9]\d*%에서 멈추었습니다\. 연결되면 이어서 올립니다\./)
  await ask.click()
  await expect(main(page).getByText('사진을 다 올린 뒤에 신청해 주세요.')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await page.reload()
  await settled(page)
  await expect(picture('라벨.jpg')).toContainText('올렸습니다.')
  await expect(picture('깨진 전구.jpg')).toContainText(/%까지 올라왔습니다/)
  await expect(reason).toHaveValue('전구 하나가 깨져 있습니다.')
  await expect(lamp).toBeChecked()
  await expect(main(page).getByRole('combobox').first()).toHaveValue('1')
  await page.unroute(upload)
  const begun: string[] = []
  page.on('request', (request) => void (request.method() === 'POST' && request.url().endsWith('/upload') && begun.push(request.url())))
  await choose(broken)
  await expect(picture('깨진 전구.jpg')).toContainText('올렸습니다.')
  expect(begun).toEqual([])

  await main(page).getByLabel('하자를 안 날').fill(today())
  await main(page).getByLabel('직접 보내겠습니다').check()
  await ask.click()
  await expect(main(page).getByRole('heading', { name: '반품을 신청했습니다.' })).toBeFocused()
  await main(page).getByRole('link', { name: '신청 내역 보기' }).click()
  await page.waitForURL(/\/refund\/detail\/\d+$/)
  const returnSeq = Number(page.url().split('/').at(-1))
  await expect(main(page).getByRole('list', { name: '사진' }).getByRole('img')).toHaveCount(2)
  const lines = ((await (await staff.get(`/adm/return/read?returnSeq=${returnSeq}`)).json()) as Desk).data.item.lines
  await stepReturn(staff, returnSeq, 'accept')
  await stepReturn(staff, returnSeq, 'receive', { lines: lines.map(({ lineSeq, qty }) => ({ lineSeq, sellableQty: qty })) })
  await stepReturn(staff, returnSeq, 'settle')
  await page.reload()
  await expect(main(page).getByRole('list', { name: '진행 단계' })).toContainText('완료')
  // The form of the order begins anew, without those pictures.
  await open(page, `/mypage/shop/order/refund/${orderId}`)
  await expect(reason).toHaveValue('')
  await expect(main(page).getByRole('list', { name: '올린 사진' })).toHaveCount(0)
})
