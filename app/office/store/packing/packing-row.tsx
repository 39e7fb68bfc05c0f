import { TriangleAlert } from 'lucide-react'
import { useId, type ClipboardEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { CHECK } from '@/builder/ui/check'
import { FIELD, INVALID_FIELD } from '@/builder/ui/field'
import { ICON } from '@/builder/ui/icon'
import { Pill } from '@/builder/ui/pill'
import { thumbnail } from '@/builder/ui/thumbnail'
import { recentMoment } from '@/builder/list/recent-moment'
import type { Listed } from '@/schemas/api/base/contract'
import type { browsePacking } from '@/schemas/api/store/packing'
import { CARRIER_IDS, CARRIERS, type CarrierId } from '@/schemas/rules/store/carriers'
import type { TypedParcel } from '@/schemas/rules/store/typed-parcels'
import { orderPath } from '../orders/order-path'
import { QUIET } from '../../_parts/desk/quiet'

export type PackingOrder = Listed<typeof browsePacking>

interface PackingRowProps {
  order: PackingOrder
  /** Of this moment: yesterday is named so. */
  now: number
  isChosen: boolean
  mayWrite: boolean
  parcel: TypedParcel
  fault: string | undefined
  onChoose: (isChosen: boolean) => void
  onParcel: (parcel: TypedParcel) => void
  /** One cell of a sheet, or several. */
  onPaste: (text: string) => void
  /** Enter in the last row. */
  onLast: () => void
}

/** One order that waits: what lies in it, for whom, and the number of its parcel with what is wrong with it. */
export function PackingRow({ order, now, isChosen, mayWrite, parcel, fault, onChoose, onParcel, onPaste, onLast }: PackingRowProps) {
  const { orderId, placedAt, name, phoneNo, lines, hasRequest, request, isFaulty, asksCancel, installDay, listPrintedAt, labelPrintedAt } =
    order
  const faultId = useId()
  // One line replaces what stands in the cell, as several do.
  const paste = (event: ClipboardEvent): void => {
    event.preventDefault()
    onPaste(event.clipboardData.getData('text'))
  }
  // A scanner ends with Enter: the next parcel is scanned into the next row, and nothing after the last one.
  const goOn = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    const next = event.currentTarget.closest('li')?.nextElementSibling?.querySelector<HTMLInputElement>('input[name=trackingNo]')
    if (next) return next.focus()
    event.currentTarget.blur()
    onLast()
  }
  // The first press chooses the whole number, so that a scan replaces it; the second one sets the caret.
  const choose = (event: MouseEvent<HTMLInputElement>): void => {
    if (document.activeElement === event.currentTarget) return
    event.preventDefault()
    event.currentTarget.focus()
  }
  return (
    <li
      aria-label={`주문 ${orderId}`}
      className={`grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-2 gap-y-1.5 border-b border-studio-line py-3 pr-3 @min-[42rem]:grid-cols-[2.25rem_minmax(0,1fr)_17rem] @min-[42rem]:gap-x-4 @min-[66rem]:grid-cols-[2.25rem_13rem_minmax(0,1fr)_10rem_18rem] ${isChosen ? 'bg-studio-select-soft' : ''}`}
    >
      <label className="flex min-h-8 justify-center pt-0.5 max-md:min-h-11 @min-[42rem]:row-span-2 @min-[66rem]:row-span-1">
        <input
          type="checkbox"
          aria-label={`주문 ${orderId} 고르기`}
          checked={isChosen}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
          className={CHECK}
        />
      </label>
      <div className="min-w-0">
        <a href={orderPath(orderId)} className="font-semibold tabular-nums underline-offset-4 wrap-anywhere hover:underline">
          {orderId}
        </a>
        <span className={`block tabular-nums ${QUIET}`}>{recentMoment(placedAt, now)}</span>
        <span className="mt-1 flex flex-wrap gap-1 empty:hidden">
          {asksCancel && <Pill dot="bg-danger">취소 요청</Pill>}
          {installDay && <Pill dot="bg-studio-300">설치 {installDay}</Pill>}
          {isFaulty && <Pill dot="bg-danger">결제 확인 필요</Pill>}
          {hasRequest && <Pill dot="bg-warning-500">배송 요청 있음</Pill>}
          {listPrintedAt && <Pill dot="bg-studio-300">포장 목록 인쇄함</Pill>}
          {labelPrintedAt && <Pill dot="bg-studio-300">라벨 인쇄함</Pill>}
        </span>
        {hasRequest && (
          <span className="mt-1 block text-studio-label wrap-anywhere">
            {request || '고객이 직접 적은 요청이라 포장 목록과 라벨에만 찍힙니다.'}
          </span>
        )}
      </div>
      <ul className="grid content-start gap-1.5 @max-[66rem]:col-start-2 @min-[42rem]:row-start-2 @min-[66rem]:row-start-auto">
        {lines.map((line, at) => (
          // Two lines may be of one option.
          <li key={`${at} ${line.variantId}`} className="flex items-start gap-2.5">
            <img src={thumbnail(line.image, 160)} alt="" width={40} height={30} className="h-7.5 w-10 shrink-0 rounded-sm object-cover" />
            <span className="min-w-0 flex-1 wrap-anywhere">
              {line.name}
              {line.choices.length > 0 && <span className={`block ${QUIET}`}>{line.choices.join(', ')}</span>}
            </span>
            <strong className="shrink-0 text-studio-title tabular-nums">{line.qty}개</strong>
          </li>
        ))}
      </ul>
      <p className="wrap-anywhere tabular-nums @max-[42rem]:col-start-2">
        {name} <span className={`whitespace-nowrap ${QUIET}`}>{phoneNo}</span>
      </p>
      {mayWrite && (
        <div className="min-w-0 @max-[42rem]:col-start-2">
          <div className="grid grid-cols-[8rem_minmax(0,1fr)] gap-1.5 max-sm:grid-cols-1">
            <select
              aria-label={`주문 ${orderId}의 택배사`}
              value={parcel.carrier}
              onChange={({ currentTarget }) => onParcel({ ...parcel, carrier: currentTarget.value as CarrierId })}
              className={FIELD}
            >
              {CARRIER_IDS.map((id) => (
                <option key={id} value={id}>
                  {CARRIERS[id].words}
                </option>
              ))}
            </select>
            <input
              aria-label={`주문 ${orderId}의 송장 번호`}
              aria-invalid={fault !== undefined}
              aria-describedby={fault === undefined ? undefined : faultId}
              name="trackingNo"
              placeholder="송장 번호"
              inputMode="numeric"
              autoComplete="off"
              spellCheck={false}
              maxLength={30}
              value={parcel.trackingNo}
              onFocus={({ currentTarget }) => currentTarget.select()}
              onMouseDown={choose}
              onKeyDown={goOn}
              onPaste={paste}
              onChange={({ currentTarget }) => onParcel({ ...parcel, trackingNo: currentTarget.value })}
              className={`${FIELD} ${INVALID_FIELD} tabular-nums`}
            />
          </div>
          {fault !== undefined && (
            <p id={faultId} className="mt-1 flex gap-1.5 text-studio-label text-danger wrap-anywhere">
              <TriangleAlert {...ICON} size={14} className="mt-0.5 shrink-0" />
              {fault}
            </p>
          )}
        </div>
      )}
    </li>
  )
}
