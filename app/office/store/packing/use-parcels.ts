'use client'
// The numbers of parcels that are typed beside the orders: they wait in the tab until they were sent, through a reload and an ended session.
import { useState } from 'react'
import { useKeptText } from '@/builder/list/use-kept-text'
import { CARRIER_IDS } from '@/schemas/rules/store/carriers'
import { labelFaultsOf, pasteTracking, type Pasted, type TypedParcel, type TypedParcels } from '@/schemas/rules/store/typed-parcels'

const NONE: TypedParcel = { carrier: 'cj', trackingNo: '' }

export interface Parcels {
  of: TypedParcels
  /** What is wrong with the number of an order, at its row. */
  faults: Readonly<Record<string, string>>
  setFaults: (faults: Readonly<Record<string, string>>) => void
  parcelOf: (orderId: string) => TypedParcel
  change: (orderId: string, parcel: TypedParcel) => void
  /** Fills in the lines of a sheet, from this order on where they name none. */
  paste: (orderIds: readonly string[], at: string, text: string) => Pasted
  /** Puts back what stood in the rows that a paste filled, where nothing else was typed since. */
  takeBack: (pasted: Pasted, before: TypedParcels) => void
  /** What is wrong with the numbers for labels, which is said at their rows as well. */
  judgeLabels: (orderIds: readonly string[]) => Readonly<Record<string, string>>
  /** The numbers that were sent; one that was typed anew meanwhile stays. */
  forget: (sent: TypedParcels) => void
}

export function useParcels(): Parcels {
  const kept = useKeptText('packing-parcels')
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const of = parse(kept.text)
  const store = (changed: (parcels: TypedParcels) => TypedParcels): void =>
    kept.change((text) => {
      const filled = Object.entries(changed(parse(text))).filter(([, { trackingNo }]) => trackingNo !== '')
      return filled.length > 0 ? JSON.stringify(Object.fromEntries(filled)) : ''
    })
  const [carriers, setCarriers] = useState<Readonly<Record<string, TypedParcel['carrier']>>>({})
  const parcelOf = (orderId: string): TypedParcel => of[orderId] ?? { ...NONE, carrier: carriers[orderId] ?? NONE.carrier }
  const mend = (orderIds: readonly string[]): void =>
    setFaults((old) => Object.fromEntries(Object.entries(old).filter(([orderId]) => !orderIds.includes(orderId))))
  return {
    ...{ of, faults, setFaults, parcelOf },
    change(orderId, parcel) {
      setCarriers((old) => ({ ...old, [orderId]: parcel.carrier }))
      mend([orderId])
      store((now) => ({ ...now, [orderId]: parcel }))
    },
    paste(orderIds, at, text) {
      const pasted = pasteTracking(of, { orderIds, at, text, carrier: parcelOf(at).carrier })
      // What was typed while a file was read stays: only the rows that it fills are written.
      store((now) => ({ ...now, ...Object.fromEntries(pasted.filled.map((orderId) => [orderId, pasted.parcels[orderId]!])) }))
      mend(orderIds)
      return pasted
    },
    judgeLabels(orderIds) {
      const found = labelFaultsOf(of, orderIds)
      // What the server has said of others stays at their rows.
      setFaults((old) => ({ ...old, ...found }))
      return found
    },
    takeBack({ parcels, filled }, before) {
      const same = filled.filter((orderId) => of[orderId]?.trackingNo === parcels[orderId]!.trackingNo)
      mend(same)
      store((now) => ({
        ...now,
        ...Object.fromEntries(same.map((orderId) => [orderId, before[orderId] ?? { ...of[orderId]!, trackingNo: '' }])),
      }))
    },
    forget(sent) {
      mend(Object.keys(sent))
      store((now) =>
        Object.fromEntries(Object.entries(now).filter(([orderId, { trackingNo }]) => sent[orderId]?.trackingNo !== trackingNo)),
      )
    },
  }
}

/** As far as it is what was stored. */
function parse(text: string): TypedParcels {
  try {
    const stored = JSON.parse(text || '{}') as Record<string, Partial<TypedParcel>>
    return Object.fromEntries(
      Object.entries(stored).flatMap(([orderId, { carrier, trackingNo }]) =>
        CARRIER_IDS.some((id) => id === carrier) && typeof trackingNo === 'string' ? [[orderId, { carrier: carrier!, trackingNo }]] : [],
      ),
    )
  } catch {
    return {}
  }
}
