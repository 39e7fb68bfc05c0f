'use client'
import { useState } from 'react'
import { ChooseFilter } from '@/builder/list/choose-filter'
import { NotLoaded } from '@/builder/list/not-loaded'
import { Pager } from '@/builder/list/pager'
import { fullMoment } from '@/builder/list/recent-moment'
import { useRows } from '@/builder/list/use-rows'
import { WaitingRows } from '@/builder/list/waiting-rows'
import { browseIssuedCoupons } from '@/schemas/api/store/coupon-desk'
import { ISSUED_STATE_WORDS, ISSUED_STATES, type IssuedState } from '@/schemas/rules/store/coupon-terms'
import { PlainTable } from '@/app/office/_parts/plain-table'
import { DetailPart } from '@/app/office/_parts/detail-part'
import { memberPath } from '@/app/office/members/members/member-path'
import { orderPath } from '../orders/order-path'

const SIZE = 20
const STATES: { value: IssuedState | ''; words: string }[] = [
  { value: '', words: '모든 상태' },
  ...ISSUED_STATES.map((value) => ({ value, words: ISSUED_STATE_WORDS[value] })),
]
const LINK = 'underline underline-offset-4 wrap-anywhere'

interface IssuedPartProps {
  couponSeq: number
  /** Asked for again when it changes. */
  issued: number
  seesMembers: boolean
  seesOrders: boolean
}

/** Who has the coupon, masked. The member's own screen opens the person, with a reason. */
export function IssuedPart({ couponSeq, issued, seesMembers, seesOrders }: IssuedPartProps) {
  const [state, setState] = useState<IssuedState | ''>('')
  const [page, setPage] = useState(1)
  const { data, error, mutate } = useRows(`issued-coupons:${issued}`, browseIssuedCoupons, {
    ...{ couponSeq, page, size: SIZE },
    ...(state ? { state } : {}),
  })
  const answer = data?.answer
  return (
    <DetailPart
      id="issued"
      title="받은 회원"
      button={
        <ChooseFilter
          label="상태"
          choices={STATES}
          value={state}
          onChoose={(next) => {
            setState(next)
            setPage(1)
          }}
          isBare
        />
      }
    >
      {error !== undefined && <NotLoaded error={error} isPartial={answer !== undefined} onRetry={() => void mutate()} />}
      {!answer && error === undefined && <WaitingRows />}
      {answer?.items.length === 0 && (
        <p className="text-studio-text-mute">{state ? '이 상태의 쿠폰이 없습니다.' : '아직 받은 회원이 없습니다.'}</p>
      )}
      {answer && answer.items.length > 0 && (
        <div role="region" aria-label="받은 회원 목록" tabIndex={0} className="overflow-x-auto">
          <PlainTable
            label="받은 회원 목록"
            columns={['회원', '상태', '주문', '받은 때']}
            rows={answer.items.map(({ issuedSeq, memberNo, name, memberId, state: of, orderId, issuedAt }) => {
              const who = [name, memberId].filter(Boolean).join(' · ') || '이름 없음'
              return {
                key: String(issuedSeq),
                cells: [
                  seesMembers ? (
                    <a key="who" href={memberPath(memberNo)} className={LINK}>
                      {who}
                    </a>
                  ) : (
                    who
                  ),
                  ISSUED_STATE_WORDS[of],
                  orderId && seesOrders ? (
                    <a key="order" href={orderPath(orderId)} className={LINK}>
                      {orderId}
                    </a>
                  ) : (
                    orderId || '없음'
                  ),
                  <time key="at" dateTime={issuedAt} className="whitespace-nowrap">
                    {fullMoment(issuedAt)}
                  </time>,
                ],
              }
            })}
          />
        </div>
      )}
      {answer && answer.totalCount > SIZE && <Pager page={page} size={SIZE} total={answer.totalCount} onPage={setPage} />}
    </DetailPart>
  )
}
