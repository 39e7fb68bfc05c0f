'use client'
import { useEffect, useRef, useState } from 'react'
import { clearTypedFields } from '@/lib/ui/typed-fields'
import { guestOrderPath, myOrderPath, ORDER_PAGES, ORDERED_ITEMS } from '@/schemas/rules/store/order-pages'
import { PAY_LINK_PAGE } from '@/schemas/rules/store/pay-link'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import { keptOrder } from '../_parts/order/kept-order'
import { askConfirmation } from './ask-confirmation'

/** Seconds between two questions while the result is not known. */
const AGAIN = [2, 4, 8, 15, 30] as const
type Standing = 'asking' | 'waiting' | 'silent' | 'nothing' | 'signIn' | 'paid'

const WORDS: Readonly<Record<Standing, string>> = {
  asking: '잠시만 기다려 주세요. 끝나면 다음 화면으로 넘어갑니다.',
  waiting: '결제 결과를 아직 받지 못했습니다. 다시 결제하지 마시고 잠시만 기다려 주세요. 저희가 다시 확인하고 있습니다.',
  silent:
    '결제 결과를 확인하지 못했습니다. 결제가 되었다면 주문은 그대로 완료되고 문자로 알려 드립니다. 다시 결제하지 마시고, 아래에서 한 번 더 확인해 주세요.',
  nothing: '확인할 결제가 없습니다.',
  paid: '이미 결제를 마친 주문입니다. 다시 결제하지 않았습니다.',
  signIn: '로그인 시간이 지났습니다. 다시 로그인하시면 결제를 이어서 확인합니다.',
}

/** Asks for the payment to be confirmed, and leads on; while the outcome is unknown, it asks again, and says so. */
export function Progress({ phone }: { phone: string }) {
  const [standing, setStanding] = useState<Standing>('asking')
  const [paid, setPaid] = useState('')
  const turn = useRef(0)
  const wake = useRef<() => void>(() => undefined)
  const run = async () => {
    const mine = ++turn.current
    const query = new URLSearchParams(location.search)
    const items = ORDERED_ITEMS.test(query.get('items') ?? '') ? `&items=${query.get('items')!}` : ''
    for (let tries = 0; mine === turn.current; tries++) {
      const answer = await askConfirmation(query)
      if (mine !== turn.current) return
      if (answer.is === 'done') {
        clearTypedFields()
        keptOrder.forget()
        if (answer.isGuest) keptOrder.keepDoneId(answer.orderId)
        return location.replace(`${ORDER_PAGES.complete}?orderId=${answer.orderId}`)
      }
      if (answer.is === 'paid') {
        keptOrder.forget()
        if (answer.isGuest) keptOrder.keepDoneId(answer.orderId)
        setPaid(answer.isGuest ? guestOrderPath(answer.orderId) : myOrderPath(answer.orderId))
        return setStanding('paid')
      }
      if (answer.is === 'failed') {
        keptOrder.keepSaid(answer.words)
        return location.replace(`${keptOrder.link() ? PAY_LINK_PAGE : ORDER_PAGES.fail}?code=CONFIRM${items}`)
      }
      if (answer.is !== 'unknown') return setStanding(answer.is)
      const wait = AGAIN[tries]
      if (wait === undefined) return setStanding('silent')
      setStanding('waiting')
      await new Promise<void>((done) => {
        const timer = setTimeout(done, wait * 1_000)
        wake.current = () => {
          clearTimeout(timer)
          done()
        }
      })
    }
  }
  useEffect(() => {
    const first = setTimeout(() => void run())
    const onOnline = () => wake.current()
    addEventListener('online', onOnline)
    return () => {
      clearTimeout(first)
      turn.current = -1
      removeEventListener('online', onOnline)
    }
  }, [])
  return (
    <>
      <p role="status" className="mb-8">
        {WORDS[standing]}
      </p>
      {standing === 'silent' && (
        <div className="grid gap-3">
          <LineButton
            onClick={() => {
              setStanding('asking')
              void run()
            }}
          >
            다시 확인하기
          </LineButton>
          <p className="text-small text-ink-mute">계속 확인되지 않으면 고객센터 {phone}로 문의해 주세요.</p>
        </div>
      )}
      {standing === 'signIn' && (
        <ActionLink href={`/login?callback=${encodeURIComponent(location.pathname + location.search)}`} tone="primary" size="lg">
          로그인하기
        </ActionLink>
      )}
      {standing === 'paid' && (
        <ActionLink href={paid} tone="primary" size="lg">
          주문 보기
        </ActionLink>
      )}
      {standing === 'nothing' && (
        <ActionLink href={ORDER_PAGES.cart} size="lg">
          장바구니 보기
        </ActionLink>
      )}
    </>
  )
}
