'use client'
// The chosen orders of the packing list, and the sending of their parcels.
import { useRef, useState } from 'react'
import { faultsOf } from '@/builder/list/form-faults'
import { call } from '@/schemas/api/base/call'
import { shipDeskOrders } from '@/schemas/api/store/order-desk'
import { plainTrackingNo } from '@/schemas/rules/store/carriers'
import { trackingFaultsOf } from '@/schemas/rules/store/typed-parcels'
import type { DeskDone } from '../../_parts/desk/desk-definition'
import { toldWords } from '../../_parts/told-words'
import type { PackingOrder } from './packing-row'
import type { Parcels } from './use-parcels'

interface Packing {
  /** In the order of the list. */
  chosen: readonly PackingOrder[]
  choose: (orderIds: readonly string[], isChosen: boolean) => void
  clear: () => void
  done: DeskDone | undefined
  setDone: (done: DeskDone) => void
  isBusy: boolean
  /** The chosen orders are summed up before they leave. */
  isAsked: boolean
  /** Judges the numbers, and asks where they are right. */
  ask: () => void
  leave: () => void
  send: () => Promise<void>
  /** Orders that did not leave with the words why, for those that the list does not show any more. */
  stayed: Readonly<Record<string, string>>
}

/** @param reread reads the list anew. */
export function usePacking(rows: readonly PackingOrder[], parcels: Parcels, reread: () => Promise<unknown>): Packing {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [done, setDone] = useState<DeskDone>()
  const [isBusy, setBusy] = useState(false)
  /** What was wrong before anything was sent is said as long as it is: with each mended number it counts anew. */
  const [isJudged, setJudged] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [stayed, setStayed] = useState<Readonly<Record<string, string>>>({})
  const isSending = useRef(false)
  const chosen = rows.filter(({ orderId }) => ids.has(orderId))

  function choose(orderIds: readonly string[], isChosen: boolean): void {
    const next = new Set(ids)
    for (const orderId of orderIds)
      if (isChosen) next.add(orderId)
      else next.delete(orderId)
    setIds(next)
  }

  function ask(): void {
    if (isSending.current) return
    const orderIds = chosen.map(({ orderId }) => orderId)
    const faults = trackingFaultsOf(parcels.of, orderIds)
    parcels.setFaults(faults)
    const wrong = Object.keys(faults).length
    setJudged(wrong > 0)
    if (wrong === 0) setAsked(true)
  }

  async function send(): Promise<void> {
    // A second press of Enter comes before the button is drawn anew.
    if (isSending.current || chosen.length === 0) return setAsked(false)
    isSending.current = true
    setAsked(false)
    setJudged(false)
    const orderIds = chosen.map(({ orderId }) => orderId)
    const typed = Object.fromEntries(orderIds.map((orderId) => [orderId, parcels.parcelOf(orderId)]))
    setBusy(true)
    try {
      const lines = chosen.map(({ orderId, version }) => {
        const { carrier, trackingNo } = typed[orderId]!
        return { orderId, version, carrier, trackingNo: plainTrackingNo(trackingNo) }
      })
      const { item } = await call(shipDeskOrders, { lines })
      const left = Object.fromEntries(item.left.map(({ orderId, words }) => [orderId, words]))
      const sent = orderIds.filter((orderId) => !(orderId in left))
      parcels.forget(Object.fromEntries(sent.map((orderId) => [orderId, typed[orderId]!])))
      // Afterwards: what is wrong stands at its row, with what was typed.
      parcels.setFaults(left)
      setStayed((old) => ({ ...old, ...left }))
      choose(sent, false)
      setDone(
        item.left.length === 0
          ? { words: toldWords(`주문 ${item.changed}건을 보냈습니다.`) }
          : {
              words: `주문 ${item.changed}건을 보내고 ${item.left.length}건은 그대로 두었습니다. 까닭과 적은 번호를 아래에 남겨 두었습니다.`,
              isFailed: true,
            },
      )
      await reread()
    } catch (error) {
      setDone({ words: faultsOf(error, []).form ?? '', isFailed: true })
    }
    isSending.current = false
    setBusy(false)
  }
  const wrong = isJudged ? Object.keys(parcels.faults).length : 0
  const judged = wrong > 0 ? { words: judgedWords(wrong), isFailed: true } : undefined
  const say = (next: DeskDone): void => {
    setJudged(false)
    setDone(next)
  }
  return {
    chosen,
    choose,
    clear: () => setIds(new Set()),
    done: isJudged ? judged : done,
    setDone: say,
    isBusy,
    isAsked,
    ask,
    leave: () => setAsked(false),
    send,
    stayed,
  }
}

const judgedWords = (wrong: number): string => `송장 번호를 확인할 주문이 ${wrong}건 있습니다. 아직 아무것도 보내지 않았습니다.`
