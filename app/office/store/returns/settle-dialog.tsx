'use client'
import { withParticle } from '@/lib/particle'
import { useForm } from '@/builder/list/use-form'
import { FormDialog } from '@/builder/list/form-dialog'
import { call } from '@/schemas/api/base/call'
import type { Item } from '@/schemas/api/base/contract'
import { settleReturn, type readDeskReturn } from '@/schemas/api/store/return-desk'
import { wonWords } from '@/schemas/rules/store/won-words'
import { aloneWords, askedWords } from '../refunds/asked-words'
import { TrackingFields, useTracking } from '@/app/office/_parts/tracking-fields'
import { toldWords } from '@/app/office/_parts/told-words'

interface SettleDialogProps {
  of: Item<typeof readDeskReturn>
  onDone: (words: string) => void
  onClose: () => void
}

/** Pays back, or sends the new pieces of an exchange with a number of their own. */
export function SettleDialog({ of, onDone, onClose }: SettleDialogProps) {
  const { returnSeq, version, kind, amount, points } = of
  const tracking = useTracking()
  const isExchange = kind === 'exchange'
  const form = useForm<'trackingNo'>(async () => {
    if (isExchange && tracking.fault) return { trackingNo: tracking.fault }
    const { carrier, trackingNo } = tracking
    const { item } = await call(settleReturn, { returnSeq, version, ...(isExchange ? { carrier, trackingNo } : {}) })
    const asked = askedWords(of, item)
    if (asked) return onDone(asked)
    onDone(
      isExchange
        ? toldWords('교환을 마쳤습니다.')
        : item.isRefunding
          ? '결제사의 확인을 기다립니다. 확인되면 자동으로 끝납니다.'
          : toldWords('환불했습니다.'),
    )
  }, ['trackingNo'])
  const money = points > 0 ? `${wonWords(amount)}과 ${points.toLocaleString('ko-KR')}포인트` : wonWords(amount)
  return (
    <FormDialog
      title={isExchange ? '새 상품을 보냅니다' : '환불합니다'}
      text={
        isExchange
          ? '잡아 둔 새 상품을 내보내고 교환을 끝냅니다.'
          : `${withParticle(money, '을/를')} 돌려드리고 반품을 끝냅니다. 되돌릴 수 없습니다.${aloneWords(of)}`
      }
      form={form}
      words={isExchange ? '보내고 끝내기' : '환불'}
      busyWords="끝내는 중입니다"
      onClose={onClose}
    >
      {isExchange && <TrackingFields of={tracking} fault={form.faults.trackingNo} onMend={() => form.mend('trackingNo')} />}
    </FormDialog>
  )
}
