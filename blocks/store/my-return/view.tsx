import type { ViewProps } from '@/renderer/define-block'
import { MY_RETURNS, myOrderPath } from '@/schemas/rules/store/order-pages'
import { carrierWords } from '@/schemas/rules/store/carriers'
import { returnFeeName, returnFeeWords } from '@/schemas/rules/store/return-fee-words'
import { RETURN_CAUSE_WORDS, RETURN_KIND_WORDS, RETURN_WAY_WORDS } from '@/schemas/rules/store/return-states'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { Empty } from '@/blocks/base/_parts/empty'
import { FactRows } from '../_parts/orders/fact-rows'
import { ParcelSteps } from '../_parts/parcels/parcel-steps'
import { won } from '../_parts/won'
import type { Data } from './load'
import { ReturnActions } from './return-actions.lazy'
import { ReturnTimeline } from './return-timeline'
import type { Props } from './schema'
import { SentTracking } from './sent-tracking.lazy'

/** One exchange or return of a member: how far it is, what comes back, and taking it back while nobody has begun. */
export function MyReturn({ id, data: { own, missing } }: ViewProps<Props, Data>) {
  if (!own)
    return (
      <div className="frame">
        <h1 className="type-h2 mb-6">교환·반품 상세</h1>
        {missing ? (
          <Empty title={missing} link={{ label: '교환·반품 내역 보기', href: MY_RETURNS }} />
        ) : (
          <Empty title="회원의 교환·반품을 보이는 자리입니다." reason="로그인한 회원의 마이페이지에서 나타납니다." />
        )}
      </div>
    )
  const { returnSeq, kind, cause, orderId, lines, reason, way, pickup, pickupDay, carrier, trackingNo, tracking, fileKeys } = own
  const isAwaited = way === 'send' && own.state === 'collecting'
  const hrefOf = (fileKey: string) => `/svc/returnSvcApi/file?${new URLSearchParams({ returnSeq: String(returnSeq), fileKey }).toString()}`
  return (
    <div className="frame">
      <h1 className="type-h2 mb-2">{RETURN_KIND_WORDS[kind]} 상세</h1>
      <p className="numeric text-ink-mute">신청 번호 {returnSeq}</p>
      <ReturnTimeline own={own} />
      {isAwaited && (
        <section aria-labelledby="return-sent" className="mt-10 max-w-(--container-form)">
          <h2 id="return-sent" className="type-title mb-3">
            보내신 상품의 송장
          </h2>
          <SentTracking id={`${id}-sent`} returnSeq={returnSeq} carrier={carrier} trackingNo={trackingNo} />
        </section>
      )}
      <section aria-labelledby="return-goods" className="mt-10">
        <h2 id="return-goods" className="type-title">
          보내시는 상품
        </h2>
        <ul className="mt-3 border-t border-ink">
          {lines.map(({ lineSeq, name, choices, wantedChoices, qty }) => (
            <li key={lineSeq} className="border-b border-line py-3">
              <span className="font-semibold wrap-anywhere">{name}</span>
              <span className="meta numeric text-small text-ink-mute">
                {choices.length > 0 && <span>{choices.join(', ')}</span>}
                <span>{qty}개</span>
                {wantedChoices.length > 0 && <span>바꾸실 옵션 {wantedChoices.join(', ')}</span>}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="return-facts" className="mt-10">
        <h2 id="return-facts" className="type-title">
          신청 내용
        </h2>
        <FactRows
          rows={[
            ['사유', RETURN_CAUSE_WORDS[cause]],
            ['자세한 사유', reason],
            ['보내는 방법', RETURN_WAY_WORDS[way]],
            ['수거할 곳', pickup && `${pickup.name} ${pickup.address} ${pickup.addressDetail}`],
            ['바라는 날', pickupDay.replaceAll('-', '.')],
            ['송장', !isAwaited && trackingNo && `${carrierWords(carrier)} ${trackingNo}`],
            ['환불 금액', kind === 'refund' && won(own.amount)],
            ['포인트', own.points > 0 && `${own.points.toLocaleString('ko-KR')}P`],
            [returnFeeName(cause), returnFeeWords(own)],
          ]}
        />
        {fileKeys.length > 0 && (
          <ul aria-label="사진" className="mt-4 grid grid-cols-3 gap-2">
            {fileKeys.map((fileKey, at) => (
              <li key={fileKey}>
                <a href={hrefOf(fileKey)} target="_blank" rel="noopener">
                  <img
                    src={hrefOf(fileKey)}
                    alt={`사진 ${at + 1} (새 창)`}
                    loading="lazy"
                    className="aspect-square w-full rounded-sm object-cover"
                  />
                </a>
              </li>
            ))}
          </ul>
        )}
      </section>
      {tracking && (
        <section aria-labelledby="return-parcel" className="mt-10">
          <h2 id="return-parcel" className="type-title">
            보내신 택배
          </h2>
          <ParcelSteps tracking={tracking} label={`${carrierWords(carrier)} ${trackingNo} 배송 단계`} isComingBack />
        </section>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <ActionLink href={myOrderPath(orderId)}>주문 보기</ActionLink>
        {own.withdrawableYn === 'Y' && <ReturnActions returnSeq={returnSeq} />}
      </div>
    </div>
  )
}
