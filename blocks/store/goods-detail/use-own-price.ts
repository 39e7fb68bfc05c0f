'use client'
import { useEffect } from 'react'
import { unitPriceOf } from '@/schemas/rules/store/price-at'
import { useSession } from '@/blocks/auth/_parts/session/use-session'
import type { Buyable } from './buyable'
import { MEMBER_WORDS } from './member-words'

/** What one piece of an option costs this visitor; the sentence beside the price of members, which stands outside the island, follows it. */
export function useOwnPrice(id: string, goods: Pick<Buyable, 'salePrice' | 'memberPrice'>, extraPrice: number): number {
  const isMember = useSession().code === 'signed'
  useEffect(() => {
    const words = document.getElementById(`${id}-m`)
    if (words) words.textContent = isMember ? MEMBER_WORDS.signedIn : MEMBER_WORDS.signIn
  }, [id, isMember])
  return unitPriceOf(goods, { isMember, extraPrice })
}
