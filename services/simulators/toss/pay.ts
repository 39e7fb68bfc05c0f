// The provider's window, as pages: what the buyer does there is chosen by a button.
import { page, text, type SimulatorContext, type Visit } from '../simulator'
import { announce, authenticate, cancelWith, charges, record, type SimulatedCharge } from './charges'
import { RECEIPT_TYPES, type ReceiptType } from './receipts'
import { approve } from './api'

const METHODS: Readonly<Record<string, SimulatedCharge['method']>> = { CARD: '카드', TRANSFER: '계좌이체', VIRTUAL_ACCOUNT: '가상계좌' }
const won = (amount: number): string => `${amount.toLocaleString('ko-KR')}원`

/**
 * The script's global: `TossPayments(clientKey).payment({ customerKey }).requestPayment({ … })`. It checks its parameters as the original does, and
 * sends the window to the page below.
 */
export const script = ({ base }: SimulatorContext, clientKey: string): Response =>
  new Response(
    `window.TossPayments = function (clientKey) {
  function fault(code, message) { var error = new Error(message); error.code = code; return Promise.reject(error) }
  return { payment: function (options) { return { requestPayment: function (request) {
    if (clientKey !== ${JSON.stringify(clientKey)}) return fault('INVALID_CLIENT_KEY', '잘못된 클라이언트 키 입니다.')
    if (!options || typeof options.customerKey !== 'string' || options.customerKey.length < 2 || options.customerKey.length > 50) return fault('INVALID_CUSTOMER_KEY', '구매자 키가 올바르지 않습니다.')
    if (!request || !request.amount || request.amount.currency !== 'KRW' || !Number.isInteger(request.amount.value) || request.amount.value < 100) return fault('BELOW_MINIMUM_AMOUNT', '결제 금액이 올바르지 않습니다.')
    var missing = ['method', 'orderId', 'orderName', 'successUrl', 'failUrl'].filter(function (name) { return typeof request[name] !== 'string' || !request[name] })
    if (missing.length) return fault('INVALID_PARAMETERS', '필수 파라미터가 없습니다: ' + missing.join(', '))
    var cash = request.transfer || request.virtualAccount || {}
    if (cash.useEscrow && !(Array.isArray(cash.escrowProducts) && cash.escrowProducts.length)) return fault('INVALID_PARAMETERS', '에스크로 상품 정보가 없습니다.')
    var query = new URLSearchParams({ method: request.method, orderId: request.orderId, orderName: request.orderName, amount: String(request.amount.value), successUrl: request.successUrl, failUrl: request.failUrl, escrow: cash.useEscrow ? 'Y' : '', receipt: cash.cashReceipt ? cash.cashReceipt.type : '' })
    location.assign(${JSON.stringify(`${base}/pay`)} + '?' + query)
    return new Promise(function () {})
  } } } }
}
window.TossPayments.ANONYMOUS = 'ANONYMOUS'`,
    { headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' } },
  )

export async function pay({ request, method, query }: Visit, context: SimulatorContext): Promise<Response> {
  const of = (name: string): string => query.get(name) ?? ''
  const [successUrl, failUrl] = [of('successUrl'), of('failUrl')]
  const by = METHODS[of('method')]
  const amount = Number(of('amount'))
  const isWeb = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
  if (!isWeb(successUrl) || !isWeb(failUrl) || !by || !/^[\w=-]{6,64}$/.test(of('orderId')) || !Number.isInteger(amount) || amount < 100)
    return page('결제', '<h1>결제창을 열 수 없습니다.</h1><p>요청한 값이 올바르지 않습니다.</p>', 400)
  const useEscrow = of('escrow') === 'Y'
  const receiptType = RECEIPT_TYPES.find((type) => type === of('receipt')) ?? null
  if (method === 'GET') return choice(of('orderName'), amount, by, { useEscrow, receiptType })
  const chosen = new URLSearchParams(await request.text()).get('chosen')
  if (chosen === 'cancel')
    return goTo(failUrl, { code: 'PAY_PROCESS_CANCELED', message: '사용자에 의해 결제가 취소되었습니다.', orderId: of('orderId') })
  if (chosen === 'fail')
    return goTo(failUrl, { code: 'PAY_PROCESS_ABORTED', message: '결제 진행 중 오류가 발생했습니다.', orderId: of('orderId') })
  const charge = authenticate(
    { orderId: of('orderId'), orderName: of('orderName'), amount, method: by, willDecline: chosen === 'decline', useEscrow, receiptType },
    context.now(),
  )
  return goTo(successUrl, { paymentType: 'NORMAL', paymentKey: charge.paymentKey, orderId: charge.orderId, amount: String(amount) })
}

interface Extras {
  useEscrow: boolean
  receiptType: ReceiptType | null
}

const choice = (orderName: string, amount: number, by: string, { useEscrow, receiptType }: Extras): Response =>
  page(
    '결제',
    `<h1>${text(by)} 결제</h1><p>${text(orderName)}</p><p><b>${won(amount)}</b></p>${useEscrow ? '<p>구매안전서비스(에스크로)를 이용하는 결제입니다.</p>' : ''}${receiptType ? `<p>현금영수증: ${receiptType}, 010-2000-1011</p>` : ''}<p class="note">실제 결제가 아닙니다. 결과를 골라 주세요.</p>
<form method="post"><p><button class="main" name="chosen" value="approve">결제하기</button></p>
<p><button name="chosen" value="decline">결제하기<small>카드사가 승인을 거절합니다</small></button></p>
<p><button name="chosen" value="fail">결제창 오류</button></p><p><button name="chosen" value="cancel">취소하고 돌아가기</button></p></form>`,
  )

function goTo(to: string, facts: Record<string, string>): Response {
  const url = new URL(to)
  for (const [name, value] of Object.entries(facts)) url.searchParams.set(name, value)
  return new Response(null, { status: 303, headers: { location: url.href, 'cache-control': 'no-store' } })
}

// --- the bank of the virtual accounts

/** The accounts that wait for a deposit, and those that were paid into: a button for what the bank does. */
export async function bank({ request, method }: Visit, context: SimulatorContext): Promise<Response> {
  if (method === 'POST') {
    const form = new URLSearchParams(await request.text())
    const charge = charges.get(form.get('paymentKey') ?? '')
    if (charge) await move(charge, form.get('chosen') ?? '', context)
    return new Response(null, { status: 303, headers: { location: `${context.base}/bank` } })
  }
  const accounts = [...charges.values()].filter(({ virtualAccount }) => virtualAccount).toReversed()
  const rows = accounts.map(
    ({ paymentKey, orderId, orderName, totalAmount, status, virtualAccount }) =>
      `<article><b>${text(orderName)}</b> ${won(totalAmount)}<p>${text(orderId)}<br>계좌 ${text(virtualAccount!.accountNumber)} · ${text(STATUS[status] ?? status)}</p>
<form method="post"><input type="hidden" name="paymentKey" value="${text(paymentKey)}">${buttonsFor(status)}</form></article>`,
  )
  return page('가상계좌', `<h1>가상계좌 입금</h1>${rows.join('') || '<p>입금을 기다리는 계좌가 없습니다.</p>'}`)
}

const STATUS: Partial<Record<SimulatedCharge['status'], string>> = {
  WAITING_FOR_DEPOSIT: '입금 대기',
  DONE: '입금 완료',
  CANCELED: '취소',
  EXPIRED: '기한 만료',
}
function buttonsFor(status: SimulatedCharge['status']): string {
  if (status === 'WAITING_FOR_DEPOSIT')
    return '<p><button class="main" name="chosen" value="deposit">입금하기</button></p><p><button name="chosen" value="expire">입금 기한 넘기기</button></p>'
  return status === 'DONE' ? '<button name="chosen" value="reverse">은행 착오로 입금 취소</button>' : ''
}

/** A deposit, its reversal by the bank, or a due date that passes, of which no news is sent. */
export async function move(charge: SimulatedCharge, chosen: string, context: SimulatorContext): Promise<void> {
  const now = context.now()
  if (chosen === 'deposit' && charge.status === 'WAITING_FOR_DEPOSIT') approve(charge, now)
  else if (chosen === 'reverse' && charge.status === 'DONE') {
    charge.status = 'WAITING_FOR_DEPOSIT'
    charge.approvedAt = null
    cancelWith(charge, charge.totalAmount, now)
    record(charge, -charge.totalAmount, now)
  } else {
    if (chosen === 'expire' && charge.status === 'WAITING_FOR_DEPOSIT') charge.status = 'EXPIRED'
    return
  }
  await announce(charge, context)
}
