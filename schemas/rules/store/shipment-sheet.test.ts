import { expect, test } from 'vitest'
import { readShipmentSheet } from './shipment-sheet'

const ID = '260601-7K2M9QX4T8WZ3'

test('a sheet is read with its heading, by tabs or commas, and numbers with hyphens', () => {
  const text = `주문 번호\t택배사\t송장 번호\n${ID}\tCJ대한통운\t6012-3456-7890\n\n${ID}, post ,6012345678901\n`
  expect(readShipmentSheet(text)).toEqual({
    lines: [
      { orderId: ID, carrier: 'cj', trackingNo: '601234567890' },
      { orderId: ID, carrier: 'post', trackingNo: '6012345678901' },
    ],
    faults: [],
  })
})

test('what cannot be sent is named with its line', () => {
  const text = [`${ID}\t비둘기\t1`, `${ID}\t우체국택배\t12`, '1\tcj\t601234567890', `${ID}\tcj\t6012345678`, `${ID}\tcj\t6012345678`]
  expect(readShipmentSheet(text.join('\n')).faults).toEqual([
    '1번째 줄: ‘비둘기’ 택배사를 알 수 없습니다.',
    '2번째 줄: 우체국택배 송장 번호는 숫자 13자리입니다.',
    '3번째 줄: 주문 번호를 읽을 수 없습니다.',
    '5번째 줄: 같은 송장 번호가 위에 있습니다.',
  ])
})
