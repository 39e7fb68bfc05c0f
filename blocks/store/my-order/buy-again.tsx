'use client'
import { useRef, useState } from 'react'
import { particleAfter } from '@/lib/particle'
import { call } from '@/schemas/api/base/call'
import { callKey } from '@/schemas/api/base/call-key'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { buyAgain, type PutAgain } from '@/schemas/api/store/cart'
import { ORDER_PAGES } from '@/schemas/rules/store/order-pages'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import { tellCartCount } from '@/blocks/base/_parts/cart-count'

/** Puts what was ordered into the cart once more, and says what could not be put in and why. */
export function BuyAgain({ orderId }: { orderId: string }) {
  const isBusy = useRef(false)
  const [lines, setLines] = useState<readonly PutAgain[]>()
  const put = lines?.filter((line) => line.put > 0) ?? []
  const again = async () => {
    // A second press waits for the first.
    if (isBusy.current) return
    isBusy.current = true
    try {
      const { item } = await call(buyAgain, { orderId }, { key: callKey() })
      tellCartCount(item.count)
      setLines(item.lines)
    } catch (error) {
      await sayFailure(error, { id: buyAgain.id })
    } finally {
      isBusy.current = false
    }
  }
  return (
    <>
      <LineButton onClick={() => void again()} className="h-12! w-full">
        다시 담기
      </LineButton>
      <div role="status" className="rounded-sm bg-page px-4 py-3 text-small empty:hidden">
        {lines && (
          <>
            <p className="font-semibold">
              {put.length > 0 ? `상품 ${put.length}가지를 지금 가격으로 장바구니에 담았습니다.` : '담을 수 있는 상품이 없습니다.'}
            </p>
            <ul>
              {lines.flatMap((line, at) => {
                const words = lackWords(line)
                return words ? (
                  <li key={at} className="mt-1 wrap-anywhere">
                    {words}
                  </li>
                ) : (
                  []
                )
              })}
            </ul>
            {(put.length > 0 || lines.some(({ state }) => state === 'short' || state === 'most')) && (
              <a href={ORDER_PAGES.cart} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
                장바구니 보기
              </a>
            )}
          </>
        )}
      </div>
    </>
  )
}

/** Why not all pieces of a line were put in, or that there are more now than were ordered; empty otherwise. */
function lackWords({ name, choices, put, before, state }: PutAgain): string {
  const what = [name, ...choices].join(', ')
  const topic = `${what}${particleAfter(what, '은/는')}`
  if (state === 'ended') return `${topic} 지금 판매하지 않습니다.`
  if (state === 'soldOut') return `${topic} 품절입니다.`
  if (state === 'ok') return before > 0 ? `${topic} 이미 담겨 있어 수량을 ${before + put}개로 늘렸습니다.` : ''
  const bound = state === 'short' ? '남은 수량' : '한 번에 살 수 있는 수량'
  return put > 0 ? `${topic} ${bound}까지 ${put}개를 담았습니다.` : `${topic} ${bound}만큼 이미 장바구니에 있습니다.`
}
