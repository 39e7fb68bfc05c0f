'use client'
import { useState } from 'react'
import { useId } from '@/lib/ui/use-id'
import { call } from '@/schemas/api/base/call'
import { ENTRY_ERRORS } from '@/schemas/api/events/entries'
import { applyStoreRecommend, recommendStore, takeRecommendPoint } from '@/schemas/api/events/shop-recommendations'
import type { EntryProps } from '../../_parts/event-entry/entry-event'
import type { ShopChoice } from '../../_parts/event-entry/event-entry'
import { EntryFrame } from '../../_parts/event-entry/entry-frame'
import { useEntry } from '../../_parts/event-entry/use-entry'
import { RadioRows } from '@/blocks/base/_parts/form/radio-rows'
import { TextArea } from '@/blocks/base/_parts/form/text-area'

interface Props extends EntryProps {
  shops: readonly ShopChoice[]
}

const MOST = 500
const lengthOf = (text: string): number => [...text.trim()].length

/** A shop is chosen, and recommended with or without a text; its points follow (svcStoreRecommend…). */
export function RecommendEntry({ event, shops }: Props) {
  const entry = useEntry(event)
  const id = useId()
  const [shopId, setShopId] = useState('')
  const [comment, setComment] = useState('')
  const [isTried, setTried] = useState(false)
  const noShop = isTried && !shopId ? entry.say('required', ENTRY_ERRORS.required[1]) : undefined
  const tooLong = lengthOf(comment) > MOST ? `${MOST}자까지 입력할 수 있습니다.` : undefined

  const apply = async () => {
    if (!(await entry.admit())) return
    setTried(true)
    if (!shopId) return document.getElementById(`${id}-shop`)?.focus()
    if (tooLong) return document.getElementById(`${id}-comment`)?.focus()
    const sent = { eventId: String(event.EVENT_SEQ), shopId }
    const words = comment.trim()
    await entry.apply(async () => {
      await (words ? call(recommendStore, { ...sent, comment: words }) : call(applyStoreRecommend, sent))
      // The recommendation is stored, even if its points fail.
      await call(takeRecommendPoint, sent).catch(() => undefined)
    })
  }
  return (
    <EntryFrame event={event} entry={entry} title="어느 매장을 추천하시나요?" label="추천하기" onApply={apply}>
      <RadioRows
        id={`${id}-shop`}
        options={shops.map(({ SHOP_ID, SHOP_NAME, ADDRESS }) => ({
          value: SHOP_ID,
          label: (
            <>
              <span className="block font-semibold">{SHOP_NAME}</span>
              <span className="block text-small text-ink-mute">{ADDRESS}</span>
            </>
          ),
        }))}
        value={shopId}
        error={noShop}
        onChange={(value) => entry.admitSignedIn() && setShopId(value)}
        onFocus={entry.onFocus}
      />
      <div className="mt-6">
        <TextArea
          id={`${id}-comment`}
          label="추천하는 이유"
          optional
          value={comment}
          error={tooLong}
          count={{ now: lengthOf(comment), most: MOST }}
          onFocus={entry.onFocus}
          onChange={({ target }) => setComment(target.value)}
        />
      </div>
    </EntryFrame>
  )
}
