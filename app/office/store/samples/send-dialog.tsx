'use client'
import { FormDialog } from '@/builder/list/form-dialog'
import { useForm } from '@/builder/list/use-form'
import { call } from '@/schemas/api/base/call'
import { sendSample } from '@/schemas/api/store/sample-desk'
import { TrackingFields, useTracking } from '@/app/office/_parts/tracking-fields'

interface SendDialogProps {
  sample: { sampleSeq: number; version: number }
  /** It was sent, and its number is put right. */
  isAgain: boolean
  onDone: (words: string) => void
  onClose: () => void
}

export function SendDialog({ sample: { sampleSeq, version }, isAgain, onDone, onClose }: SendDialogProps) {
  const tracking = useTracking()
  const form = useForm<'trackingNo'>(async () => {
    if (tracking.fault) return { trackingNo: tracking.fault }
    const { carrier, trackingNo } = tracking
    await call(sendSample, { sampleSeq, version, carrier, trackingNo })
    onDone(isAgain ? '송장 번호를 고치고 신청한 분께 알렸습니다.' : '보낸 것으로 남기고 신청한 분께 알렸습니다.')
  }, ['trackingNo'])
  return (
    <FormDialog
      title={isAgain ? '송장 번호 고치기' : '샘플 보내기'}
      text="신청한 분께 택배사와 송장 번호를 문자로 알립니다."
      form={form}
      words={isAgain ? '고치기' : '보냄'}
      busyWords="저장하는 중입니다"
      onClose={onClose}
    >
      <TrackingFields of={tracking} fault={form.faults.trackingNo} onMend={() => form.mend('trackingNo')} />
    </FormDialog>
  )
}
