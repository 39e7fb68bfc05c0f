// Numbers of parcels beside the orders that they are for: typed, or pasted out of a sheet, as one column from a row on or with the number of
// each order before it. What fits nowhere is named, and nothing that was typed elsewhere is lost.
import { carrierOf, CARRIERS, isTrackingNo, plainTrackingNo, type CarrierId } from './carriers'

export interface TypedParcel {
  carrier: CarrierId
  trackingNo: string
}
export type TypedParcels = Readonly<Record<string, TypedParcel>>

const ORDER = /^\d{6}-[0-9A-HJKMNP-TV-Z]{13}$/i

interface Paste {
  /** Orders in the order of their rows. */
  orderIds: readonly string[]
  /** Where the paste began. */
  at: string
  text: string
  /** Of a number without one. */
  carrier: CarrierId
}

/** A line of a sheet that filled no row. */
export interface LeftLine {
  /** Counted as the sheet counts its rows. */
  at: number
  /** As it was pasted. */
  line: string
  why: string
}

/** What a paste did. */
export interface Pasted {
  parcels: TypedParcels
  /** Rows that were filled. */
  filled: string[]
  /** Those of them that had another number before. */
  replaced: string[]
  /** Lines that fit nowhere. */
  left: LeftLine[]
  /** Those of them that stand below the last row. */
  surplus: number
}

/** Names a carrier, perhaps one that the shop does not send by. */
const LIKE_CARRIER = /택배|통운|로지스|운송|화물|퀵|우편|express|logis|cargo|post/i
const HEADING = /송장|번호|택배|배송|운송|주문|carrier|tracking|invoice|order|number/i

/**
 * One cell or many. Where a line names its order, all have to: a number whose order cannot be read goes nowhere, because the next row may be
 * another customer's. Without orders a line is a number, perhaps with its carrier; one that says more goes nowhere either. An empty line in between is an empty cell: its row keeps what it has, and the lines after it keep their rows. */
export function pasteTracking(parcels: TypedParcels, { orderIds, at, text, carrier }: Paste): Pasted {
  const next: Record<string, TypedParcel> = { ...parcels }
  const filled = new Set<string>()
  const replaced = new Set<string>()
  const left: LeftLine[] = []
  let surplus = 0
  let row = orderIds.indexOf(at)
  let isFirst = true
  const lines = text.trimEnd().split(/\r\n|\r|\n/)
  const isByOrder = lines.some((line) => /주문|order/i.test(line) || cellsOf(line).some((cell) => ORDER.test(cell)))
  for (const [index, line] of lines.entries()) {
    const cells = cellsOf(line)
    // Only the first words that are no number name a column; anything else that is none is named as left.
    const isHeading = isFirst && HEADING.test(line) && !/\d/.test(line)
    isFirst &&= !cells.some(Boolean)
    if (isHeading) continue
    if (!cells.some(Boolean)) {
      row++
      continue
    }
    const own = cells.find((cell) => ORDER.test(cell))?.toUpperCase()
    const orderId = own ?? (isByOrder ? undefined : orderIds[row])
    const isBelow = !own && !isByOrder && orderId === undefined
    if (!own) row++
    const isKnown = orderId !== undefined && orderIds.includes(orderId)
    const words = cells.find((cell) => carrierOf(cell))
    const by = (words && carrierOf(words)) || (isKnown && parcels[orderId]?.carrier) || carrier
    const others = cells.filter((cell) => cell !== words && cell.toUpperCase() !== own)
    const number =
      others.findLast((cell) => /\d/.test(cell)) ?? others.find((cell) => by === 'own' && isTrackingNo(by, plainTrackingNo(cell)))
    const isUnclear = own ? others.some((cell) => cell !== number && LIKE_CARRIER.test(cell)) : others.filter(Boolean).length > 1
    const isTold = own !== undefined && filled.has(own) && plainTrackingNo(next[own]!.trackingNo) !== plainTrackingNo(number ?? '')
    if (number === undefined || !isKnown || isUnclear || isTold) {
      const unknown = own ? WHY.gone : isBelow ? WHY.below : WHY.noOrder
      const unread = number === undefined ? WHY.noNumber : isUnclear ? (own ? WHY.carrier : WHY.cells) : WHY.twice
      left.push({ at: index + 1, line: line.trim(), why: isKnown ? unread : unknown })
      if (isBelow) surplus++
      continue
    }
    const before = plainTrackingNo(parcels[orderId]?.trackingNo ?? '')
    if (before !== '' && before !== plainTrackingNo(number)) replaced.add(orderId)
    else replaced.delete(orderId)
    next[orderId] = { carrier: by, trackingNo: number }
    filled.add(orderId)
  }
  return { parcels: next, filled: [...filled], replaced: [...replaced], left, surplus }
}

const WHY = {
  gone: '지금 보이는 포장 목록에 없는 주문입니다. 이미 보냈거나 취소된 주문인지, 찾는 조건에 가려졌는지 확인해 주세요.',
  below: '마지막 주문보다 아래에 있는 줄입니다.',
  noOrder: '주문 번호를 읽을 수 없습니다.',
  noNumber: '송장 번호가 없습니다.',
  carrier: '택배사를 알 수 없습니다. 목록에서 고를 수 있는 택배사 이름으로 적어 주세요.',
  cells: '어느 칸이 송장 번호인지 알 수 없습니다. 송장 번호만 적거나 주문 번호를 함께 적어 주세요.',
  twice: '같은 주문의 다른 송장 번호가 앞줄에 있어, 앞줄의 번호만 넣었습니다.',
} as const

const cellsOf = (line: string): string[] =>
  line.split(line.includes('\t') ? '\t' : ',').map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  )

/** What a paste did, in one sentence each: nothing is overwritten or left out without a word. */
export function pastedWords({ filled, replaced, left, surplus }: Omit<Pasted, 'parcels'>): string {
  return [
    filled.length > 0 ? `송장 번호 ${filled.length}개를 넣었습니다.` : '넣은 송장 번호가 없습니다.',
    replaced.length > 0 ? `이미 적혀 있던 ${replaced.length}곳의 번호를 바꾸었습니다.` : '',
    left.length > 0 ? `넣지 못한 줄이 ${left.length}개 있습니다.` : '',
    surplus > 0 ? `그 가운데 ${surplus}줄은 마지막 주문보다 아래에 있어 남았습니다.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

/** What is wrong with the numbers of these orders, by order; an empty one is none. */
export function trackingFaultsOf(parcels: TypedParcels, orderIds: readonly string[]): Record<string, string> {
  const faults: Record<string, string> = {}
  const seen = new Map<string, string>()
  for (const orderId of orderIds) {
    const { carrier, trackingNo } = parcels[orderId] ?? { carrier: 'cj' as const, trackingNo: '' }
    const number = plainTrackingNo(trackingNo)
    if (number === '') faults[orderId] = '송장 번호가 비어 있습니다.'
    else if (!isTrackingNo(carrier, number)) faults[orderId] = `${CARRIERS[carrier].words} 송장 번호는 ${CARRIERS[carrier].help}입니다.`
    else if (seen.has(`${carrier} ${number}`)) faults[orderId] = `주문 ${seen.get(`${carrier} ${number}`)!}에 적은 번호와 같습니다.`
    else seen.set(`${carrier} ${number}`, orderId)
  }
  return faults
}

/** What is wrong with the numbers that stand on labels, by the rule of sending; without a number a label has that of its order. */
export function labelFaultsOf(parcels: TypedParcels, orderIds: readonly string[]): Record<string, string> {
  return trackingFaultsOf(
    parcels,
    orderIds.filter((orderId) => plainTrackingNo(parcels[orderId]?.trackingNo ?? '') !== ''),
  )
}
