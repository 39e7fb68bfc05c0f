'use client'
import { useState } from 'react'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { call } from '@/schemas/api/base/call'
import type { Listed } from '@/schemas/api/base/contract'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { withdrawRestock, type listRestocks } from '@/schemas/api/store/restocks'
import { goodsPath } from '@/schemas/rules/store/goods-path'
import { formatDate } from '@/schemas/words/dates'
import { Empty } from '@/blocks/base/_parts/empty'
import { LineButton } from '@/blocks/base/_parts/form/buttons'
import { Picture } from '@/blocks/base/_parts/picture'
import { TO_STORE } from '../_parts/to-store'

type Wish = Listed<typeof listRestocks>

const STATE_WORDS: Readonly<Record<Wish['state'], string>> = {
  waiting: '다시 들어오기를 기다리고 있습니다.',
  back: '다시 들어왔습니다. 지금 주문하실 수 있습니다.',
  ended: '판매가 끝난 옵션입니다.',
}

export function WishRows({ id, first }: { id: string; first: readonly Wish[] }) {
  const [wishes, setWishes] = useState(first)
  const [leaving, setLeaving] = useState('')
  const withdraw = async (variantId: string) => {
    if (leaving) return
    setLeaving(variantId)
    try {
      showSnackbar((await call(withdrawRestock, { variantId })).resultMessage)
      const left = wishes.filter((wish) => wish.variantId !== variantId)
      setWishes(left)
      requestAnimationFrame(() => document.getElementById(`${id}-list`)?.focus())
    } catch (error) {
      await sayFailure(error, { id: withdrawRestock.id })
    } finally {
      setLeaving('')
    }
  }
  return (
    <div id={`${id}-list`} tabIndex={-1}>
      {wishes.length === 0 ? (
        <Empty
          title="기다리시는 상품이 없습니다."
          reason="품절된 옵션이 있는 상품 페이지에서 재입고 알림을 신청하실 수 있습니다. 알려 드린 신청은 이곳에서 지워집니다."
          link={TO_STORE}
        />
      ) : (
        <ul aria-labelledby={`${id}-title`} className="border-t border-ink">
          {wishes.map((wish) => (
            <li key={wish.variantId} className="flex flex-wrap items-center gap-4 border-b border-line py-5">
              <div className="w-20 shrink-0">
                <Picture image={{ src: wish.image, alt: '' }} ratio="1/1" sizes="80px" />
              </div>
              <div className="min-w-0 flex-1">
                <a
                  href={goodsPath({ id: wish.goodsId, kind: 'goods' })}
                  className="inline-flex min-h-11 items-center font-semibold underline-offset-4 wrap-anywhere hover:underline"
                >
                  {wish.name}
                </a>
                <p className="text-small text-ink-soft">{wish.choices.join(', ')}</p>
                <p className="numeric text-small text-ink-mute">
                  {formatDate(wish.askedDt)} 신청. {STATE_WORDS[wish.state]}
                </p>
              </div>
              <LineButton
                aria-label={`${[wish.name, ...wish.choices].join(' ')} 알림 취소`}
                aria-busy={leaving === wish.variantId}
                onClick={() => void withdraw(wish.variantId)}
                className="h-12!"
              >
                취소
              </LineButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
