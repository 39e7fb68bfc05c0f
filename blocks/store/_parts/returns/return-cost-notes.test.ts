import { expect, test } from 'vitest'
import { returnCostNotes } from './return-cost-notes'

const of = (cause: '' | 'mind' | 'fault', way: '' | 'pickup' | 'send', isExchange = false) => returnCostNotes({ isExchange, cause, way })

test('before a reason is chosen nothing is promised for it alone', () => {
  expect(of('', '')).toEqual([
    '마음이 바뀌셨으면 저희가 수거할 때에는 그 비용을 환불 금액에서 빼고, 직접 보내실 때에는 배송비를 고객님이 택배사에 내십니다.',
    '상품이 잘못 왔거나 하자가 있으면 보내시는 비용은 저희가 냅니다. 직접 보내시면 착불로 보내 주세요.',
    '상품을 확인한 날부터 영업일 3일 안에 환불합니다.',
  ])
  expect(of('', '', true)).toHaveLength(2)
})

test('of a change of mind both ways are named until one is chosen, and then that one', () => {
  expect(of('mind', '')[0]).toBe(
    '저희가 수거할 때에는 그 비용을 환불 금액에서 빼고, 직접 보내실 때에는 배송비를 고객님이 택배사에 내십니다.',
  )
  expect(of('mind', 'pickup')[0]).toBe('수거하는 비용을 환불 금액에서 뺍니다.')
  expect(of('mind', 'send')[0]).toBe('보내시는 배송비는 고객님이 택배사에 내십니다.')
  expect(of('fault', '')[0]).toBe('보내시는 비용은 저희가 냅니다. 직접 보내시면 착불로 보내 주세요.')
})
