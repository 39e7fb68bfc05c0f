import { expect, type APIRequestContext, type Page } from '@playwright/test'

const site = () => new URL(process.env['SITE_UNDER_TEST']!).origin
const ITEMS = [
  { variantId: 'lamp-string-1', qty: 2 },
  { variantId: 'sample-film-1', qty: 1 },
]
const WINDOW_METHODS = { CARD: 'CARD', VBANK: 'VIRTUAL_ACCOUNT' } as const

interface Answer {
  item: { orderId: string; amount: number; orderName: string; sdkUrl: string }
}
interface Person {
  name: string
  phoneNo: string
}
interface Wanted {
  items?: readonly { variantId: string; qty: number }[]
  /** Where it goes, where that is not usual. */
  place?: { address?: string; addressDetail?: string; request?: string }
}

/**
 * Buys by the calls of the page of payment, and pays in the simulated window; into a virtual account also at its bank. A second order of the
 * same person ends the one that is not paid yet, so that tests at once need buyers of their own.
 * @returns the number of the order.
 */
export async function boughtOrder(
  page: Page,
  person: Person,
  method: keyof typeof WINDOW_METHODS = 'CARD',
  { items = ITEMS, place = {} }: Wanted = {},
): Promise<string> {
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers: { origin: site() } })
    return { status: answer.status(), data: ((await answer.json()) as { data: Answer }).data }
  }
  const form = {
    ...{ items, buyer: person, method, agreed: true, customAgreed: true },
    delivery: { ...person, zipCode: '06236', address: '서울특별시 강남구 테헤란로 152', addressDetail: '3층', ...place },
  }
  // Of members nobody asks it.
  await post('/svc/orderCartSvcApi/guestAgree', { over14: true, terms: true, privacy: true })
  const told = await post('/svc/paymentSvcApi/prepare', { ...form, amount: 1 })
  const { status, data } = await post('/svc/paymentSvcApi/prepare', { ...form, amount: told.data.item.amount })
  expect(status).toBe(200)
  const { orderId, amount, orderName, sdkUrl } = data.item
  const provider = `${new URL(sdkUrl).origin}/toss`
  const back = `${site()}/store/home`
  const asked = { method: WINDOW_METHODS[method], orderId, orderName, amount: String(amount), successUrl: back, failUrl: back }
  const paid = await page.request.post(`${provider}/pay?${new URLSearchParams(asked).toString()}`, {
    form: { chosen: 'approve' },
    maxRedirects: 0,
  })
  const paymentKey = new URL(paid.headers()['location']!).searchParams.get('paymentKey')!
  expect((await post('/svc/paymentSvcApi/confirm', { orderId, amount, paymentKey })).status).toBe(200)
  if (method === 'VBANK') {
    await page.request.post(`${provider}/bank`, { form: { paymentKey, chosen: 'deposit' }, maxRedirects: 0 })
    // The provider tells of a deposit afterwards.
    const status = async () =>
      ((await (await page.request.get(`/svc/orderSvcApi/svcRead?id=${orderId}`)).json()) as { data: { item: { status: string } } }).data
        .item.status
    await expect.poll(status).toBe('PAID')
  }
  return orderId
}

/** What staff do with an order or a return, at the state that they just read. */
async function act(staff: APIRequestContext, read: string, path: string, input: object): Promise<void> {
  const before = ((await (await staff.get(read)).json()) as { data: { item: { version: number } } }).data.item
  const answer = await staff.post(path, { data: { ...input, version: before.version } })
  expect(answer.status(), await answer.text()).toBe(200)
}
let parcels = 0

/** Begins the preparation of an order. */
export const prepareOrder = (staff: APIRequestContext, orderId: string): Promise<void> =>
  act(staff, `/adm/order/read?orderId=${orderId}`, '/adm/order/move', { orderId, to: 'preparing', reason: '여정을 위한 준비' })

/** Any other step of an order. */
export const stepOrder = (staff: APIRequestContext, orderId: string, name: string, input: object = {}): Promise<void> =>
  act(staff, `/adm/order/read?orderId=${orderId}`, `/adm/order/${name}`, { orderId, ...input })

/** Prepares, sends off and delivers an order. */
export async function deliverOrder(staff: APIRequestContext, orderId: string): Promise<void> {
  const step = (name: string, input: object) =>
    act(staff, `/adm/order/read?orderId=${orderId}`, `/adm/order/${name}`, { orderId, ...input })
  const trackingNo = String(Date.now() % 1e10).padStart(10, '0') + String(++parcels).padStart(2, '0')
  await step('move', { to: 'preparing', reason: '여정을 위한 배송' })
  await step('ship', { carrier: 'cj', trackingNo })
  await step('move', { to: 'delivered', reason: '여정을 위한 배송' })
}

/** A step of a return. */
export const stepReturn = (staff: APIRequestContext, returnSeq: number, name: string, input: object = {}): Promise<void> =>
  act(staff, `/adm/return/read?returnSeq=${returnSeq}`, `/adm/return/${name}`, { returnSeq, ...input })
