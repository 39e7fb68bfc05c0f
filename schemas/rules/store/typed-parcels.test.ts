import { describe, expect, test } from 'vitest'
import { isSheetPaste, pasteTracking, trackingFaultsOf } from './typed-parcels'

const A = '260601-AAAAAAAAAAAAA'
const B = '260601-BBBBBBBBBBBBB'
const C = '260601-CCCCCCCCCCCCC'
const ids = [A, B, C]
const cj = (trackingNo: string) => ({ carrier: 'cj' as const, trackingNo })

describe('a column of a sheet', () => {
  test('fills the orders from the row on in which it was pasted; a heading and empty lines are none', () => {
    const text = '송장번호\r\n601234567890\r\n\r\n601234567891\r\n'
    expect(pasteTracking({ [A]: cj('1') }, { orderIds: ids, at: B, text, carrier: 'cj' })).toEqual({
      parcels: { [A]: cj('1'), [B]: cj('601234567890'), [C]: cj('601234567891') },
      filled: 2,
      left: [],
    })
  })
  test('that is longer than the orders names what fits nowhere', () => {
    const { filled, left } = pasteTracking({}, { orderIds: ids, at: C, text: '601234567890\n601234567891', carrier: 'cj' })
    expect([filled, left]).toEqual([1, ['601234567891']])
  })
  test('a single number is typed, not pasted as a sheet', () => {
    expect([isSheetPaste(' 601234567890 \n'), isSheetPaste('1\n2'), isSheetPaste('a\tb')]).toEqual([false, true, true])
  })
})

test('lines that name their orders find them in any order, with the carrier as people write it; an unknown order is named', () => {
  const unknown = '260601-ZZZZZZZZZZZZZ'
  const text = `${C}\t한진\t601234567890\n${A.toLowerCase()},우체국,6012345678901\n${unknown}\tcj\t601234567899`
  expect(pasteTracking({}, { orderIds: ids, at: A, text, carrier: 'cj' })).toEqual({
    parcels: { [C]: { carrier: 'hanjin', trackingNo: '601234567890' }, [A]: { carrier: 'post', trackingNo: '6012345678901' } },
    filled: 2,
    left: [`${unknown}\tcj\t601234567899`],
  })
})

test('what is wrong stands at its order: an empty number, one of another form, and one that was typed twice', () => {
  expect(trackingFaultsOf({ [A]: cj('6012-3456-7890'), [B]: cj('601234567890'), [C]: cj('12') }, [...ids, 'D'])).toEqual({
    [B]: `주문 ${A}에 적은 번호와 같습니다.`,
    [C]: 'CJ대한통운 송장 번호는 숫자 10자리나 12자리입니다.',
    D: '송장 번호가 비어 있습니다.',
  })
})
