'use client'
import { useState } from 'react'
import { ChooseFilter } from '@/builder/list/choose-filter'
import { FormActions } from '@/builder/list/form-actions'
import { FormAlert } from '@/builder/list/form-alert'
import { FormField } from '@/builder/list/form-field'
import { useForm } from '@/builder/list/use-form'
import { FIELD, INVALID_FIELD } from '@/builder/ui/field'
import { StudioDialog } from '@/builder/ui/studio-dialog'
import { call } from '@/schemas/api/base/call'
import { shipDeskOrder } from '@/schemas/api/store/order-desk'
import { CARRIER_IDS, CARRIERS, isTrackingNo, plainTrackingNo, type CarrierId } from '@/schemas/rules/store/carriers'

const CHOICES = CARRIER_IDS.map((value) => ({ value, words: CARRIERS[value].words }))

interface ShipDialogProps {
  order: { orderId: string; version: number }
  /** The parcel whose number was wrong; undefined for a new one. */
  shipmentSeq: number | undefined
  onDone: (words: string) => void
  onClose: () => void
}

export function ShipDialog({ order: { orderId, version }, shipmentSeq, onDone, onClose }: ShipDialogProps) {
  const [carrier, setCarrier] = useState<CarrierId>('cj')
  const [typed, setTyped] = useState('')
  const form = useForm<'trackingNo'>(async () => {
    if (!isTrackingNo(carrier, plainTrackingNo(typed)))
      return { trackingNo: `${CARRIERS[carrier].words} 송장 번호는 ${CARRIERS[carrier].help}입니다.` }
    await call(shipDeskOrder, { orderId, version, carrier, trackingNo: typed, ...(shipmentSeq === undefined ? {} : { shipmentSeq }) })
    onDone(shipmentSeq === undefined ? '송장 번호를 넣고 손님에게 알렸습니다.' : '송장 번호를 고치고 손님에게 다시 알렸습니다.')
  }, ['trackingNo'])
  return (
    <StudioDialog
      title={shipmentSeq === undefined ? '송장 번호 넣기' : '송장 번호 고치기'}
      text="손님에게 택배사와 송장 번호를 문자와 알림으로 알립니다."
      onClose={onClose}
    >
      <form {...form.given} className="flex flex-col gap-4">
        <ChooseFilter
          label="택배사"
          choices={CHOICES}
          value={carrier}
          onChoose={(next) => {
            form.mend('trackingNo')
            setCarrier(next)
          }}
        />
        <FormField label="송장 번호" fault={form.faults.trackingNo} help={CARRIERS[carrier].help}>
          {(aria) => (
            <input
              {...aria}
              data-field="trackingNo"
              value={typed}
              maxLength={30}
              autoComplete="off"
              spellCheck={false}
              aria-required
              onChange={({ currentTarget }) => {
                form.mend('trackingNo')
                setTyped(currentTarget.value)
              }}
              className={`${FIELD} tabular-nums ${INVALID_FIELD}`}
            />
          )}
        </FormField>
        <FormAlert faults={form.faults} />
        <FormActions
          isBusy={form.isBusy}
          words={shipmentSeq === undefined ? '넣기' : '고치기'}
          busyWords="넣는 중입니다"
          onCancel={onClose}
        />
      </form>
    </StudioDialog>
  )
}
