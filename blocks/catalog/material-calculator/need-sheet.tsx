'use client'
import { useState } from 'react'
import type { LayingPattern, materialNeed } from '@/schemas/rules/catalog/material-need'
import { handNote } from '@/schemas/rules/base/hand-note'
import { won } from '../_parts/won'
import type { PackOffer } from './best-offer'
import { amountWords, areaWords, number, onePack } from './amount-words'
import type { Pack } from './load'
import { needNote } from './need-note'

interface Props {
  id: string
  pack: Pack
  pattern: LayingPattern
  rooms: readonly { name: string; area?: number | undefined }[]
  need: ReturnType<typeof materialNeed>
  /** What sells the product; undefined where its price is asked for. */
  offer: PackOffer | undefined
  kept: number
  onKeep: (packs: number) => void
  /** Something is to be done with a need that is not whole. */
  onAsk: () => void
  note: string
  pyeong: number | undefined
}

const button = 'h-14 w-full rounded-sm font-semibold transition-colors duration-(--duration-quick)'

/** The need in packs and won, and where it goes: into the cart, or to a consultation. */
export function NeedSheet({ id, pack, pattern, rooms, need, offer, kept, onKeep, onAsk, note, pyeong }: Props) {
  const [isSending, setSending] = useState(false)
  const title = `${id}-need`
  const covers = offer?.covers ?? pack.PACK_AREA
  const unit = offer && offer.covers !== pack.PACK_AREA ? '개' : pack.PACK_UNIT
  const amount = need && amountWords(need.packs, unit)
  const sum = need && offer ? need.packs * offer.price : undefined

  const put = async () => {
    if (!need || !offer) return onAsk()
    setSending(true)
    const { putNeed } = await import('./put-need')
    await putNeed(offer, need.packs)
    setSending(false)
  }
  const consult = (event: React.MouseEvent) => {
    if (!need) {
      event.preventDefault()
      return onAsk()
    }
    handNote(needNote({ name: pack.ZIN_PRD_NAME, pattern, rooms, area: need.area, amount: amount!, sum }))
  }
  return (
    <section aria-labelledby={title} className="min-w-0 self-start rounded-sm bg-surface p-6 md:p-8">
      <h2 id={title} className="text-small font-semibold">
        {rooms.length > 0 ? `방 ${rooms.length}곳` : '필요한 양'}
      </h2>
      <p className="mt-1 text-small text-ink-mute">{pack.ZIN_PRD_NAME}</p>
      <p role="status" className="type-h1 numeric mt-2">
        {amount ?? (
          <span className="type-title text-ink-mute">
            {rooms.length > 0 ? '표시된 방의 크기를 고치면 다시 셉니다.' : '방의 크기를 입력하면 여기에 필요한 양이 나옵니다.'}
          </span>
        )}
      </p>
      {need && (
        <dl className="mt-5 border-t border-line">
          <Line name="방 넓이의 합" value={areaWords(need.area, pyeong ?? 0)} />
          <Line name={`자르고 남는 양 ${pattern.loss}%`} value={`${number(need.loss)}㎡`} />
          <Line name="필요한 양" value={`${number(need.withLoss)}㎡`} />
          <Line name={`${onePack(unit)} ${number(covers)}㎡로 올림`} value={`${amount!} (${number(need.covered)}㎡)`} />
          {offer && offer.option.length > 0 && <Line name="옵션" value={offer.option.join(', ')} />}
          {sum !== undefined && (
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-ink py-4">
              <dt className="font-semibold">자재비</dt>
              <dd className="numeric text-[1.5rem] leading-9 font-semibold tracking-[-0.02em]">{won(sum)}</dd>
            </div>
          )}
          {need && offer && offer.memberPrice < offer.price && <Line name="회원가" value={won(need.packs * offer.memberPrice)} />}
        </dl>
      )}
      {need && (
        <label className="flex min-h-11 cursor-pointer items-start gap-3 py-3 text-small">
          <input type="checkbox" checked={kept > 0} onChange={({ target }) => onKeep(target.checked ? 1 : 0)} className="mt-0.5 size-5" />
          <span className="numeric">
            고칠 때 쓸 {onePack(unit)} 더하기{offer && ` (${won(offer.price)})`}
            <span className="block text-caption text-ink-mute">나중에는 같은 로트를 구하기 어렵습니다.</span>
          </span>
        </label>
      )}
      <div className="mt-4 grid gap-2">
        {pack.OFFERS.length > 0 && (
          <button
            type="button"
            onClick={() => void put()}
            disabled={isSending}
            className={`${button} bg-action text-on-ink hover:bg-action-hover`}
          >
            {amount ? `${amount} 장바구니에 담기` : '장바구니에 담기'}
          </button>
        )}
        <a
          href={`/zin/consulting/form?checkValue=${encodeURIComponent(pack.CATE_ID_1)}`}
          onClick={consult}
          className={`${button} grid place-content-center ${pack.OFFERS.length > 0 ? 'border border-line-field bg-page hover:bg-surface' : 'bg-action text-on-ink hover:bg-action-hover'}`}
        >
          이 계산으로 상담 신청
        </a>
      </div>
      <p className="mt-4 text-small text-pretty text-ink-soft">
        {pack.OFFERS.length === 0 ? '가격은 상담에서 알려 드립니다.' : '부가세를 더한 자재비이며, 배송비는 장바구니에서 보여 드립니다.'}{' '}
        {note}
      </p>
      <a
        href={`/zin/product/${encodeURIComponent(pack.ZIN_PRD_ID)}`}
        className="mt-1 inline-flex min-h-11 items-center text-small font-semibold underline-offset-4 hover:underline"
      >
        제품 자세히 보기
      </a>
    </section>
  )
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-b border-line py-3 text-small">
      <dt className="text-ink-mute">{name}</dt>
      <dd className="numeric text-right">{value}</dd>
    </div>
  )
}
