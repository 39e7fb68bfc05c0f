import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OrderLines, type DeskLine } from './order-lines'

const line: DeskLine = {
  ...{ lineSeq: 1, goodsId: 'lamp', name: '등', choices: ['150mm'], image: '/lamp.webp', unitPrice: 129_000, amount: 258_000 },
  ...{ qty: 2, cancelledQty: 0, returnedQty: 0, cancellingQty: 0, customYn: 'N', optionBack: 0, optionOwed: 0 },
}
const said = (more: Partial<DeskLine>): string => renderToStaticMarkup(<OrderLines lines={[{ ...line, ...more }]} />)

test('a difference of a cheaper option is said: what went back, and what is still to go back and how', () => {
  expect(said({})).not.toContain('차액')
  expect(said({ optionBack: 100_000 })).toContain('옵션 차액 100,000원 돌려드림')
  expect(said({ optionOwed: 1_290_000 })).toMatch(/옵션 차액 1,290,000원을 아직 돌려드리지 않았습니다\..*‘금액 돌려드리기’/)
})
