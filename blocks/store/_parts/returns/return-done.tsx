'use client'
import { useEffect, useRef } from 'react'
import { myReturnPath } from '@/schemas/rules/store/order-pages'
import type { ReturnKind, ReturnWay } from '@/schemas/rules/store/return-states'
import { ActionLink } from '@/blocks/base/_parts/action-link'

interface Props {
  kind: ReturnKind
  /** Of a member, who has a page of it. */
  returnSeq?: number
  way: ReturnWay
  isGuest?: boolean
}

/** What happens next, with the focus on it. */
export function ReturnDone({ kind, returnSeq, way, isGuest = false }: Props) {
  const place = useRef<HTMLHeadingElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div>
      <h2 ref={place} tabIndex={-1} className="type-h3 outline-none">
        {kind === 'exchange' ? '교환을 신청했습니다.' : '반품을 신청했습니다.'}
      </h2>
      <p className="mt-3">
        {way === 'pickup'
          ? '확인한 뒤 수거 일정을 알려 드립니다. 상품을 받으실 때처럼 포장해 주세요.'
          : `확인한 뒤 알려 드립니다. 그 뒤에 상품을 보내고 송장 번호를 ${isGuest ? '고객센터로 ' : ''}알려 주세요.`}
      </p>
      {returnSeq !== undefined && (
        <div className="mt-8 flex flex-wrap gap-3">
          <ActionLink href={myReturnPath(returnSeq)} tone="primary">
            신청 내역 보기
          </ActionLink>
        </div>
      )}
    </div>
  )
}
