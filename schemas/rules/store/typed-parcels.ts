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

/** Whether a pasted text is several cells; a single one is typed as it is. */
export const isSheetPaste = (text: string): boolean => /[\t\n]/.test(text.trim())

/** @returns the parcels afterwards, how many rows were filled, and the lines that fit nowhere. */
export function pasteTracking(parcels: TypedParcels, { orderIds, at, text, carrier }: Paste) {
  const next: Record<string, TypedParcel> = { ...parcels }
  const left: string[] = []
  let filled = 0
  let row = orderIds.indexOf(at)
  for (const line of text.split(/\r?\n/)) {
    const cells = line.split(line.includes('\t') ? '\t' : ',').map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    )
    if (!cells.some(Boolean)) continue
    // A heading names its column.
    if (!cells.some((cell) => /\d/.test(cell))) continue
    const own = cells.find((cell) => ORDER.test(cell))?.toUpperCase()
    const words = cells.find((cell) => carrierOf(cell))
    const number = cells.findLast((cell) => cell !== words && cell.toUpperCase() !== own && /\d/.test(cell))
    const orderId = own ?? orderIds[row]
    if (!own) row++
    if (number === undefined || orderId === undefined || !orderIds.includes(orderId)) left.push(line.trim())
    else {
      next[orderId] = { carrier: (words && carrierOf(words)) || next[orderId]?.carrier || carrier, trackingNo: number }
      filled++
    }
  }
  return { parcels: next, filled, left }
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
