// Parcels as a sheet of the packing room has them, copied out of a spreadsheet: an order, its carrier and its number on each line.
import { CARRIERS, carrierOf, isTrackingNo, plainTrackingNo, type CarrierId } from './carriers'

export const MOST_PARCELS = 200

export interface ParcelLine {
  orderId: string
  carrier: CarrierId
  trackingNo: string
}
export interface ShipmentSheet {
  lines: ParcelLine[]
  /** In words, each with its line. */
  faults: string[]
}

const ORDER = /^\d{6}-[0-9A-HJKMNP-TV-Z]{13}$/

/** Columns are divided by tabs or commas; a first line without an order number is a heading. */
export function readShipmentSheet(text: string): ShipmentSheet {
  const rows = text.split(/\r?\n/).map((line, at) => ({ at: at + 1, cells: line.split(/\t|,/).map((cell) => cell.trim()) }))
  const filled = rows.filter(({ cells }) => cells.some(Boolean))
  if (filled[0] && !/\d{6}-/.test(filled[0].cells[0]!)) filled.shift()
  const sheet: ShipmentSheet = { lines: [], faults: [] }
  for (const { at, cells } of filled) {
    const [orderId = '', words = '', number = ''] = cells
    const carrier = carrierOf(words)
    const trackingNo = plainTrackingNo(number)
    const fault = !ORDER.test(orderId)
      ? '주문 번호를 읽을 수 없습니다.'
      : !carrier
        ? `‘${words}’ 택배사를 알 수 없습니다.`
        : !isTrackingNo(carrier, trackingNo)
          ? `${CARRIERS[carrier].words} 송장 번호는 ${CARRIERS[carrier].help}입니다.`
          : sheet.lines.some((line) => line.carrier === carrier && line.trackingNo === trackingNo)
            ? '같은 송장 번호가 위에 있습니다.'
            : undefined
    if (fault || !carrier) sheet.faults.push(`${at}번째 줄: ${fault ?? ''}`)
    else sheet.lines.push({ orderId, carrier, trackingNo })
  }
  if (sheet.lines.length > MOST_PARCELS) sheet.faults.push(`한 번에 ${MOST_PARCELS}줄까지 넣을 수 있습니다.`)
  return sheet
}
