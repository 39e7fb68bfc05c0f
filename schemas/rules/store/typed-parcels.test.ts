import { describe, expect, test } from 'vitest'
import { labelFaultsOf, pastedWords, pasteTracking, trackingFaultsOf, type Pasted } from './typed-parcels'

const A = '260601-AAAAAAAAAAAAA'
const B = '260601-BBBBBBBBBBBBB'
const C = '260601-CCCCCCCCCCCCC'
const ids = [A, B, C]
const cj = (trackingNo: string) => ({ carrier: 'cj' as const, trackingNo })

const linesLeft = ({ left }: Pasted) => left.map(({ line }) => line)
const paste = (text: string, at = A, before = {}) => pasteTracking(before, { orderIds: ids, at, text, carrier: 'cj' })

describe('a column of a sheet', () => {
  test('fills the orders from the row on in which it was pasted; a heading is no number', () => {
    expect(paste('송장번호\r\n601234567890\r\n601234567891\r\n', B, { [A]: cj('1') })).toEqual({
      parcels: { [A]: cj('1'), [B]: cj('601234567890'), [C]: cj('601234567891') },
      filled: [B, C],
      replaced: [],
      left: [],
      surplus: 0,
    })
  })
  test('keeps an empty line as an empty cell, so that no later number moves to another order', () => {
    for (const empty of ['', '  ', ',']) {
      const { parcels, filled } = paste(`601234567890\n${empty}\n601234567892\n`)
      expect([parcels, filled]).toEqual([{ [A]: cj('601234567890'), [C]: cj('601234567892') }, [A, C]])
    }
    expect(paste('\n601234567891').parcels).toEqual({ [B]: cj('601234567891') })
    expect(paste('601234567890\n\n601234567892', A, { [B]: cj('601234567891') }).parcels[B]).toEqual(cj('601234567891'))
  })
  test('names the rows whose number it replaced', () => {
    const pasted = paste('601234567890\n601234567891', A, { [A]: cj('6012-3456-7890'), [B]: cj('609999999999') })
    expect(pasted.replaced).toEqual([B])
    expect(pastedWords(pasted)).toBe('송장 번호 2개를 넣었습니다. 이미 적혀 있던 1곳의 번호를 바꾸었습니다.')
  })
  test('tells every line that is no number, and what is longer than the orders', () => {
    const pasted = paste('601234567890\nabc\n601234567892\n601234567893\n601234567894')
    expect(pasted).toMatchObject({
      filled: [A, C],
      left: [
        { at: 2, line: 'abc', why: '송장 번호가 없습니다.' },
        { at: 4, line: '601234567893', why: '마지막 주문보다 아래에 있는 줄입니다.' },
        { at: 5, line: '601234567894', why: '마지막 주문보다 아래에 있는 줄입니다.' },
      ],
      surplus: 2,
    })
    expect(pastedWords(pasted)).toBe(
      '송장 번호 2개를 넣었습니다. 넣지 못한 줄이 3개 있습니다. 그 가운데 2줄은 마지막 주문보다 아래에 있어 남았습니다.',
    )
    const none = paste('abc')
    expect(linesLeft(none)).toEqual(['abc'])
    expect(pastedWords(none)).toBe('넣은 송장 번호가 없습니다. 넣지 못한 줄이 1개 있습니다.')
  })
  test('a single line replaces the number of its row, as several do', () => {
    expect(paste(' 601234567890 \n', B, { [B]: cj('609999999999') })).toMatchObject({
      parcels: { [B]: cj('601234567890') },
      replaced: [B],
    })
  })
  test('a number of letters alone is one where the shop brings it itself', () => {
    expect(paste('BACHA', A, { [A]: { carrier: 'own', trackingNo: '' } }).parcels[A]).toEqual({ carrier: 'own', trackingNo: 'BACHA' })
  })
})

test('lines that name their orders find them in any order, with the carrier as people write it; an unknown order is named', () => {
  const unknown = '260601-ZZZZZZZZZZZZZ'
  expect(paste(`${C}\t한진\t601234567890\n${A.toLowerCase()},우체국,6012345678901\n${unknown}\tcj\t601234567899`)).toEqual({
    parcels: { [C]: { carrier: 'hanjin', trackingNo: '601234567890' }, [A]: { carrier: 'post', trackingNo: '6012345678901' } },
    filled: [C, A],
    replaced: [],
    left: [{ at: 3, line: `${unknown}\tcj\t601234567899`, why: expect.stringContaining('포장 목록에 없는 주문') }],
    surplus: 0,
  })
})

test('a second number of one order in a sheet is named, and the first one stays', () => {
  const twice = paste(`${A},601234567890\n${A},6012-3456-7890\n${A},609999999999`)
  expect(twice.parcels).toEqual({ [A]: cj('6012-3456-7890') })
  expect(twice.left).toEqual([{ at: 3, line: `${A},609999999999`, why: expect.stringContaining('앞줄에 있어') }])
})

test('a number whose order or carrier cannot be read goes to no order, least of all to that of the next row', () => {
  const lines = [`${A},CJ대한통운,601234567899`, `${B.slice(0, -1)},CJ대한통운,601234567888`, ',CJ대한통운,601234567877', '601234567866']
  const mixed = paste(lines.join('\n'))
  expect(mixed).toMatchObject({ parcels: { [A]: cj('601234567899') }, surplus: 0 })
  expect(mixed.left).toEqual(lines.slice(1).map((line, at) => ({ at: at + 2, line, why: '주문 번호를 읽을 수 없습니다.' })))
  expect(paste('주문 번호\t송장번호\n261129-NOPE\t601234567890').parcels).toEqual({})
  expect(paste('261129-NOPE\tCJ대한통운\t601234567890').parcels).toEqual({})
  expect(paste(`${A},없는택배,601234567890`).left).toMatchObject([{ why: expect.stringContaining('택배사를 알 수 없습니다') }])
  expect(paste('없는택배,601234567890')).toMatchObject({ parcels: {}, left: [{ why: expect.stringContaining('어느 칸이 송장 번호') }] })
  expect(paste(`${A},김하늘,경기도 과천시,601234567890`).parcels).toEqual({ [A]: cj('601234567890') })
})

test('what is wrong stands at its order: an empty number, one of another form, and one that was typed twice', () => {
  expect(trackingFaultsOf({ [A]: cj('6012-3456-7890'), [B]: cj('601234567890'), [C]: cj('12') }, [...ids, 'D'])).toEqual({
    [B]: `주문 ${A}에 적은 번호와 같습니다.`,
    [C]: 'CJ대한통운 송장 번호는 숫자 10자리나 12자리입니다.',
    D: '송장 번호가 비어 있습니다.',
  })
})

test('a label is judged as a parcel that is sent, but needs no number yet', () => {
  expect(labelFaultsOf({ [A]: cj('601234567890'), [B]: cj('601234567890'), [C]: cj('12') }, [...ids, 'D'])).toEqual({
    [B]: `주문 ${A}에 적은 번호와 같습니다.`,
    [C]: 'CJ대한통운 송장 번호는 숫자 10자리나 12자리입니다.',
  })
})
