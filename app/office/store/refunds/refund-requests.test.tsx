// What staff read of a refund that two persons give.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { rightsOf, type RoleRights } from '@/schemas/rules/base/rights'
import { askedWords } from './asked-words'
import { RefundRequests, type Request } from './refund-requests'

const WAITING: Request = {
  ...{ requestSeq: 1, act: 'cancel', state: 'waiting', amount: 3_000_000, pieces: '소파 2개', reason: '색이 다릅니다', hasAccount: true },
  ...{ by: '박요청', isMine: false, at: '2026-06-01T01:00:00.000Z', hasOther: true, decidedBy: '', decidedAt: null, sentBackFor: '' },
}
const CASHIER: RoleRights = { refunds: { acts: ['write'] } }
const shown = (request: Partial<Request>, rights: RoleRights = CASHIER): string =>
  renderToStaticMarkup(
    <RefundRequests
      requests={[{ ...WAITING, ...request }]}
      rights={rightsOf({ role: 'mng', rights })}
      onDone={() => undefined}
      onClose={() => undefined}
    />,
  ).replaceAll(/<[^>]+>/g, ' ')

test('who may confirm reads who asked, for how much and why, and has both buttons', () => {
  const words = shown({})
  for (const one of ['3,000,000원', '소파 2개', '색이 다릅니다', '박요청', '확인하고 환불', '돌려보내기']) expect(words).toContain(one)
  expect(words).not.toContain('거두기')
})

test('who asked takes it back and does not confirm it, and reads what to do where nobody else is there', () => {
  const words = shown({ isMine: true })
  expect(words).toContain('다른 분이 확인하면 환불합니다.')
  expect(words).toContain('거두기')
  expect(words).not.toMatch(/확인하고 환불|돌려보내기/)
  expect(shown({ isMine: true, hasOther: false })).toContain('확인할 수 있는 다른 분이 없습니다. 관리자가 ‘운영자와 역할’에서')
})

test('who may give nothing back reads who does, and has no button', () => {
  const words = shown({}, { orders: { acts: ['write'] } })
  expect(words).toContain('‘취소와 환불’ 권한이 있는 분이 확인하면 환불합니다.')
  expect(words).not.toMatch(/확인하고 환불|돌려보내기|거두기/)
})

test('what was sent back, lapsed or overtaken says why, and what was entered stays to be read', () => {
  const back = { state: 'sentBack', decidedBy: '이확인', decidedAt: '2026-06-02T01:00:00.000Z', sentBackFor: '사진을 받아 주세요' } as const
  expect(shown(back)).toMatch(/색이 다릅니다[^]*이확인님이 돌려보냄: 사진을 받아 주세요/)
  expect(shown({ state: 'lapsed' })).toContain('14일이 지나 끝남')
  expect(shown({ state: 'moved' })).toContain('그사이 내용이 바뀌어 끝남')
})

test('a press that gave nothing back says so, once', () => {
  const of = (refundRequests: readonly Request[]) => ({ refundAloneMost: 1_000_000, refundRequests })
  expect(askedWords(of([]), of([WAITING]))).toMatch(/^1,000,000원을 넘어 다른 분의 확인이 필요합니다\. 아직 돌려드리지 않았고/)
  expect(askedWords(of([]), of([{ ...WAITING, hasOther: false }]))).toContain('확인할 수 있는 다른 분이 없으니')
  expect(askedWords(of([WAITING]), of([WAITING]))).toBeNull()
  expect(askedWords(of([]), of([]))).toBeNull()
})
