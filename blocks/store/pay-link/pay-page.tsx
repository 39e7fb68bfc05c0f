'use client'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { GUEST_ORDER, MY_ORDERS } from '@/schemas/rules/store/order-pages'
import { openPayLink } from '@/schemas/api/store/pay-links'
import type { TermTitles } from '@/blocks/members/_parts/form/agreement-rows'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import { failureWords } from '../_parts/order/failure-words'
import { keptOrder } from '../_parts/order/kept-order'
import { PayForm } from './pay-form'

interface Props {
  id: string
  titles: TermTitles
  /** What has to be told of every order, and of an order without an account. */
  terms: ReactNode
  kept: ReactNode
}

type Order = Item<typeof openPayLink>
/** Words: why nothing can be paid; `again`: they say nothing of the link; `isOrdered`: there is an order to be looked at. */
type Standing = { order: Order; token: string } | { words: string; again: boolean; isOrdered?: boolean } | undefined

const NONE = '결제할 주문이 없습니다. 문자나 메일로 받으신 링크를 다시 열어 주세요.'
const NOT_LOADED = '주문을 불러오지 못했습니다. 인터넷 연결을 확인해 주세요.'

const LOOK = 'py-2.5 underline underline-offset-4'

/** The secret is that of the address, or of the payment that this tab comes back from. */
const tokenOf = (): string => location.hash.slice(1) || keptOrder.link() || ''

/** What is paid, or why it cannot be. */
export function PayPage({ id, titles, terms, kept }: Props) {
  const [standing, setStanding] = useState<Standing>()
  const [said, setSaid] = useState('')
  const place = useRef<HTMLDivElement>(null)
  const read = async (): Promise<void> => {
    const token = tokenOf()
    if (!token) return setStanding({ words: NONE, again: false })
    try {
      const { item } = await call(openPayLink, { token })
      setStanding({ order: item, token })
    } catch (error) {
      const isOfLink = error instanceof CallFailure && (error.status === 404 || error.status === 409)
      const words = error instanceof CallFailure && error.status < 500 && error.code !== 'network' ? error.message : NOT_LOADED
      const isOrdered = error instanceof CallFailure && (error.code === 'paid' || error.code === 'waiting')
      setStanding({ words, again: !isOfLink, isOrdered })
    }
  }
  const isGone = standing && !('order' in standing)
  // Where a long form gave way to a sentence, the sentence is what is read next.
  useEffect(() => {
    if (isGone) place.current?.focus()
  }, [isGone])
  useEffect(() => {
    const timer = setTimeout(() => {
      const code = new URLSearchParams(location.search).get('code')
      if (code) setSaid((code === 'CONFIRM' && keptOrder.said()) || failureWords(code))
      void read()
    })
    // Another link is opened in the same tab.
    const again = () => void read()
    addEventListener('hashchange', again)
    return () => {
      clearTimeout(timer)
      removeEventListener('hashchange', again)
    }
  }, [])
  return (
    <>
      <p role="status" className="mb-6 rounded-sm bg-accent-soft px-4 py-3 text-small empty:hidden">
        {said}
      </p>
      {standing && 'order' in standing ? (
        <PayForm key={standing.token} {...{ id, titles, terms, kept }} {...standing} readAgain={read} />
      ) : (
        <div ref={place} tabIndex={-1} role="status" className="scroll-mt-24 rounded-sm bg-surface px-6 py-16 text-center">
          <p>{standing?.words ?? '주문을 불러오고 있습니다.'}</p>
          {standing?.isOrdered && (
            <p className="mt-4 flex flex-wrap justify-center gap-x-6">
              <a href={GUEST_ORDER} className={LOOK}>
                비회원 주문 조회
              </a>
              <a href={MY_ORDERS} className={LOOK}>
                회원 주문 내역
              </a>
            </p>
          )}
          {standing?.again && (
            <div className="mt-5">
              <LineButton onClick={() => void read()}>다시 불러오기</LineButton>
            </div>
          )}
        </div>
      )}
    </>
  )
}
