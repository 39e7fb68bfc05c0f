'use client'
import { useForm } from '@/builder/list/use-form'
import { FormDialog } from '@/builder/list/form-dialog'
import { call } from '@/schemas/api/base/call'
import { shipDeskOrder } from '@/schemas/api/store/order-desk'
import { TrackingFields, useTracking } from '@/app/office/_parts/tracking-fields'
import { toldWords } from '@/app/office/_parts/told-words'

interface ShipDialogProps {
  order: { orderId: string; version: number }
  /** The parcel whose number was wrong; undefined for a new one. */
  shipmentSeq: number | undefined
  onDone: (words: string) => void
  onClose: () => void
}

export function ShipDialog({ order: { orderId, version }, shipmentSeq, onDone, onClose }: ShipDialogProps) {
  const tracking = useTracking()
  const form = useForm<'trackingNo'>(async () => {
    if (tracking.fault) return { trackingNo: tracking.fault }
    const { carrier, trackingNo } = tracking
    await call(shipDeskOrder, { orderId, version, carrier, trackingNo, ...(shipmentSeq === undefined ? {} : { shipmentSeq }) })
    onDone(toldWords(shipmentSeq === undefined ? '송장 번호를 넣었습니다.' : '송장 번호를 고쳤습니다.'))
  }, ['trackingNo'])
  return (
    <FormDialog
      title={shipmentSeq === undefined ? '송장 번호 넣기' : '송장 번호 고치기'}
      text="고객에게 택배사와 송장 번호를 문자와 알림으로 알립니다."
      form={form}
      words={shipmentSeq === undefined ? '넣기' : '고치기'}
      busyWords="넣는 중입니다"
      onClose={onClose}
    >
      <TrackingFields of={tracking} fault={form.faults.trackingNo} onMend={() => form.mend('trackingNo')} />
    </FormDialog>
  )
}
