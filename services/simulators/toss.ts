// Toss Payments: the script of the browser's window, its pages, the REST API, its webhooks, and the bank behind virtual accounts.
import { settings } from '@/services/base/settings'
import { json, type Simulator } from './simulator'
import { api } from './toss/api'
import { bank, pay, script } from './toss/pay'

export const toss: Simulator = {
  name: 'toss',
  title: '결제(토스페이먼츠)',
  outcomes: {
    decline: '카드사가 승인을 거절함',
    lose: '처리한 뒤 응답을 잃음(시간 초과)',
    apiError: '처리하지 않고 500으로 응답',
    readError: '조회 API가 500으로 응답',
    receiptRefuse: '현금영수증 요청을 거절함',
    receiptFail: '현금영수증을 받고 나중에 발급하지 못함(FAILED)',
    receiptSlow: '현금영수증 발급이 이틀 걸림(IN_PROGRESS)',
    webhookNever: '웹훅을 보내지 않음',
    webhookTwice: '웹훅을 두 번, 거꾸로 보냄',
    webhookLate: '웹훅을 3초 늦게 보냄',
  },
  handle(visit, context) {
    const { method, path } = visit
    if (path === '/v2/standard' && method === 'GET') return script(context, settings().outside.payments?.clientKey ?? '')
    if (path === '/pay' && (method === 'GET' || method === 'POST')) return pay(visit, context)
    if (path === '/bank' && (method === 'GET' || method === 'POST')) return bank(visit, context)
    if (path.startsWith('/v1/')) return api(visit, context)
    return json({ code: 'NOT_FOUND', message: '존재하지 않는 주소입니다.' }, 404)
  },
}
