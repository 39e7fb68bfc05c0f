import type { Loaded, LoadInput } from '@/renderer/define-block'
import type { Item } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { readRefundAccount } from '@/schemas/api/store/deliveries'
import { readReturnOffer } from '@/schemas/api/store/returns'
import { nothingToReturn } from '@/schemas/rules/store/nothing-to-return'
import { seoulDay } from '@/schemas/words/seoul-day'
import type { Props } from './schema'

export interface Data {
  /** Null in the builder, and where nothing of the order may come back. */
  offer: Item<typeof readReturnOffer> | null
  /** Why there is none, in the words of the call; empty in the builder. */
  missing: string
  /** The member's stored one, where money goes back to an account. */
  account: Item<typeof readRefundAccount>
  /** In Seoul. */
  today: string
  /** Of the line that was pressed. */
  lineSeq?: number
}

export async function load({ props, page, call, signal }: LoadInput<Props>): Promise<Loaded<Data>> {
  const line = page.query['line'] ?? ''
  const more = { today: seoulDay(new Date()), ...(/^\d{1,9}$/.test(line) ? { lineSeq: Number(line) } : {}) }
  try {
    const { item } = await call(readReturnOffer, { id: page.params['id'] ?? '' }, { signal })
    const nothing = nothingToReturn(item.lines)
    if (nothing) return { data: { offer: null, missing: nothing, account: null, ...more } }
    const needsAccount = props.kind !== 'exchange' && item.accountNeededYn === 'Y'
    const answer = needsAccount ? await call(readRefundAccount, {}, { signal }) : undefined
    return { data: { offer: item, missing: '', account: answer?.item ?? null, ...more } }
  } catch (error) {
    if (error instanceof CallFailure && error.status === 401) return { data: { offer: null, missing: '', account: null, ...more } }
    if (error instanceof CallFailure && error.status < 500) return { data: { offer: null, missing: error.message, account: null, ...more } }
    throw error
  }
}
