// The packing room, from the first screen after the sign-in: many orders are fetched, packed, labelled and sent at once; and before that an order
// gets another option and address.
import type { Locator, Page } from '@playwright/test'
import { boughtOrder, prepareOrder } from '../../support/bought-order'
import { enterConsole } from '../../support/enter-console'
import { expect, settled, test } from '../../support/site-test'

const ORDERS = 20
const MOST_PRESSES = 12
/** Goods that no other journey buys. */
const ITEMS = [
  { variantId: 'sheet-light-grey-4', qty: 1 },
  { variantId: 'sheet-light-grey-5', qty: 2 },
]
/** As long as an order may have them. */
const LONG = {
  name: '긴이름'.repeat(20),
  place: {
    address: `서울특별시 강남구 ${'아주긴도로이름'.repeat(30)}`.slice(0, 200),
    addressDetail: '긴아파트이름과동호수'.repeat(10).slice(0, 100),
    request: '문 앞에 놓고 벨은 누르지 말아 주세요. '.repeat(10).slice(0, 200),
  },
}

/** The window of the system's printing has no buttons that a test could press: the sheets stay until the next ones. */
const keepSheets = (page: Page): Promise<unknown> => page.addInitScript(() => (window.print = () => undefined))
/** As paper has them. */
async function pagesOnPaper(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
/** Parts of labels whose text runs over. */
const runningOver = (page: Page): Promise<number> =>
  page
    .locator('.label, .label > div')
    .evaluateAll(
      (parts) => parts.filter((part) => part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1).length,
    )

test('twenty orders are fetched, packed, labelled and sent with at most twelve presses; their sums and names are right', async ({
  page,
  staff,
  complaints,
}) => {
  test.slow()
  const people = Array.from({ length: ORDERS }, (_, i) => ({
    name: i === 7 ? LONG.name : `포장${'가나다라마바사아자차카타파하거너더러머버'.charAt(i)}`,
    phoneNo: `0102000${String(5_000 + i)}`,
  }))
  const orderIds: string[] = []
  for (const [i, person] of people.entries())
    orderIds.push(await boughtOrder(page, person, 'CARD', { items: ITEMS, ...(i === 7 ? { place: LONG.place } : {}) }))
  for (const orderId of orderIds) await prepareOrder(staff, orderId)
  await keepSheets(page)
  await enterConsole(page, '/ice_builder/home')
  await settled(page)
  let presses = 0
  const press = async (on: Locator): Promise<void> => {
    presses++
    await on.click()
  }
  await press(page.getByRole('link', { name: /준비 중, 보내기 전인 주문/ }))
  await expect(page.getByRole('heading', { level: 1, name: '포장' })).toBeVisible()
  await settled(page)
  const search = page.getByRole('searchbox', { name: '포장할 주문 찾기' })
  await press(search)
  await search.fill('시트 라이트그레이')
  const rows = page.getByRole('list', { name: '포장할 주문' }).getByRole('listitem', { name: /^주문 / })
  await expect(rows).toHaveCount(ORDERS)
  await press(page.getByRole('checkbox', { name: `조건에 맞는 주문 ${ORDERS}건 모두 고르기` }))
  const bar = page.getByRole('group', { name: '고른 주문' })
  await expect(bar).toContainText('주문 20건, 60개 선택')

  await press(bar.getByRole('button', { name: '집기 목록' }))
  await page.emulateMedia({ media: 'print' })
  const picks = page.locator('.sheets tbody tr')
  await expect(picks).toHaveCount(2)
  await expect(picks.nth(0)).toContainText(/포근 시트 라이트그레이.*5T, 5m.*20$/s)
  await expect(picks.nth(1)).toContainText(/포근 시트 라이트그레이.*5T, 10m.*40$/s)
  await expect(page.locator('.sheets')).not.toContainText('포장가')
  await expect(page.getByRole('heading', { level: 1, name: '포장', exact: true })).toBeHidden()
  await page.emulateMedia({ media: null })

  await press(bar.getByRole('button', { name: '포장 목록' }))
  await expect(page.getByText('포장 목록 20건을 인쇄합니다.')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.sheet')).toHaveCount(ORDERS)
  for (const { name } of people) await expect(page.locator('.sheet').filter({ hasText: name })).toHaveCount(1)
  expect(await pagesOnPaper(page)).toBe(ORDERS)
  await page.emulateMedia({ media: null })

  await press(bar.getByRole('button', { name: '라벨 100 × 150' }))
  await expect(page.getByText('라벨 20건을 인쇄합니다.')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.label').filter({ hasText: LONG.name })).toContainText(LONG.place.addressDetail)
  expect(await runningOver(page)).toBe(0)
  expect(await pagesOnPaper(page)).toBe(ORDERS)
  await page.emulateMedia({ media: null })

  // A column of a sheet; the third number is of no parcel.
  const numbers = orderIds.map((_, i) => `6${String(Date.now()).slice(-9)}${String(i).padStart(2, '0')}`)
  const first = rows.first().getByRole('textbox', { name: /송장 번호$/ })
  await press(first)
  const wrong = numbers.with(2, '123')
  await page.evaluate(
    (text) => {
      const data = new DataTransfer()
      data.setData('text', text)
      document.activeElement!.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    },
    `송장번호\n${wrong.join('\n')}\n`,
  )
  await expect(page.getByText('송장 번호 20개를 넣었습니다.')).toBeVisible()
  await press(bar.getByRole('button', { name: '송장 넣고 보내기' }))
  await expect(rows.nth(2)).toContainText('CJ대한통운 송장 번호는 숫자 10자리나 12자리입니다.')
  await expect(page.getByText('송장 번호를 확인할 주문이 1건 있습니다. 아직 아무것도 보내지 않았습니다.')).toBeVisible()
  await rows
    .nth(2)
    .getByRole('textbox', { name: /송장 번호$/ })
    .fill(numbers[2]!)
  await press(bar.getByRole('button', { name: '송장 넣고 보내기' }))
  const sending = page.getByRole('dialog', { name: '주문 20건을 보냅니다' })
  await expect(sending).toContainText('CJ대한통운 20건')
  await expect(sending).not.toContainText('포장가')
  await press(sending.getByRole('button', { name: '보내기', exact: true }))
  await expect(page.getByText('주문 20건을 보냈습니다.')).toBeVisible()
  await expect(page.locator(':focus')).toContainText('주문 20건을 보냈습니다.')
  await expect(page.getByRole('heading', { name: '조건에 맞는 주문이 없습니다.' })).toBeVisible()
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES)
  expect(complaints).toEqual([])
})

test('before it is sent an order gets another option and address and a note, and its line of time tells all of it', async ({
  page,
  staff,
  complaints,
}) => {
  // Other goods than those above: both tests may run at once.
  const items = [{ variantId: 'handle-window-2', qty: 1 }]
  const orderId = await boughtOrder(page, { name: '한바꿈', phoneNo: '01020005900' }, 'CARD', { items })
  await prepareOrder(staff, orderId)
  await enterConsole(page, `/ice_builder/orders/${orderId}`)
  await settled(page)
  await page.getByRole('button', { name: /흰색의 옵션 바꾸기$/ }).click()
  const option = page.getByRole('dialog', { name: '옵션을 바꿉니다' })
  await option.getByRole('radio', { name: /^샴페인.*값이 같음$/ }).check()
  await option.getByLabel('바꾸는 사유').fill('고객이 전화로 요청')
  await option.getByRole('button', { name: '옵션 바꾸기' }).click()
  await expect(page.getByText(/^옵션을 바꾸었습니다\. 고객에게 /)).toBeVisible()
  await page.getByRole('button', { name: '배송지 바꾸기' }).click()
  await page.getByLabel('열람하는 사유').fill('고객이 전화로 요청')
  await page.getByRole('button', { name: '열람', exact: true }).last().click()
  const place = page.getByRole('dialog', { name: '배송지 바꾸기' })
  await expect(place.getByLabel('주소', { exact: true })).toHaveValue('서울특별시 강남구 테헤란로 152')
  await place.getByLabel(/^상세 주소/).fill('101동 1203호')
  await place.getByRole('button', { name: '바꾸기', exact: true }).click()
  await expect(page.getByText(/^배송지를 바꾸었습니다\./)).toBeVisible()
  await page.getByLabel('새 메모').fill('상자를 큰 것으로 바꾸었습니다')
  await page.getByRole('button', { name: '메모 남기기' }).click()
  await expect(page.getByText('메모를 남겼습니다.')).toBeVisible()
  const time = page.getByRole('region', { name: '있었던 일' }).getByRole('listitem')
  await expect(time.filter({ hasText: '배송지 바꿈' })).toContainText('상세 주소')
  await expect(time.filter({ hasText: '옵션 바꿈' })).toContainText('흰색 → 샴페인')
  await expect(time.last()).toContainText('주문함')
  expect(complaints).toEqual([])
})
