'use client'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { showSnackbar } from '@/lib/ui/show-snackbar'
import { call } from '@/schemas/api/base/call'
import { saveReturnTracking } from '@/schemas/api/store/returns'
import { CARRIERS } from '@/schemas/rules/store/carriers'
import {
  OTHER_CARRIER,
  SENDING_CARRIERS,
  sentTracking,
  TRACKING_LABELS,
  trackingFaults,
  trackingHelp,
  typedTracking,
  type SentTracking,
} from '@/schemas/rules/store/sent-tracking'
import { useTypedFields } from '@/blocks/auth/_parts/session/use-typed-fields'
import { LineButton, SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { FormSummary } from '@/blocks/base/_parts/form/form-summary'
import { SelectField } from '@/blocks/base/_parts/form/select-field'
import { TextField } from '@/blocks/base/_parts/form/text-field'
import { useFormCall } from '@/blocks/base/_parts/form/use-form-call'

interface Props {
  id: string
  returnSeq: number
  carrier: string
  trackingNo: string
  /** Opened by a button: the focus goes into it. */
  isPressed: boolean
  onSaved: (saved: { carrier: string; trackingNo: string }) => void
  /** Undefined where nothing was said before that could stay. */
  onCancel: (() => void) | undefined
}

const carriers = [
  ...SENDING_CARRIERS.map((value) => ({ value, label: CARRIERS[value].words })),
  { value: OTHER_CARRIER, label: '다른 택배사' },
]

export function TrackingForm({ id, returnSeq, carrier: stored, trackingNo, isPressed, onSaved, onCancel }: Props) {
  const { forget } = useTypedFields()
  const { form, wrong, refused, isSending, onSubmit, errorOf } = useFormCall<SentTracking>({
    initial: typedTracking(stored, trackingNo),
    labels: TRACKING_LABELS,
    check: trackingFaults,
    send: async (fields) => {
      const { item } = await call(saveReturnTracking, { returnSeq, ...sentTracking(fields) })
      forget()
      showSnackbar('송장 번호를 저장했습니다.')
      onSaved({ carrier: item.carrier, trackingNo: item.trackingNo })
    },
    call: saveReturnTracking.id,
  })
  const carrier = useWatch({ control: form.control, name: 'carrier' })
  useEffect(() => {
    if (isPressed) form.setFocus('carrier')
  }, [form, isPressed])
  // A number that was wrong for one carrier may be right for another.
  useEffect(() => {
    if (form.formState.isSubmitted) void form.trigger('trackingNo')
  }, [carrier, form])
  return (
    <form method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
      <FormSummary id={id} wrong={wrong} refused={refused} />
      <div className="grid gap-6">
        <SelectField
          id={`${id}-carrier`}
          label={TRACKING_LABELS.carrier}
          options={carriers}
          error={errorOf('carrier')}
          {...form.register('carrier')}
        />
        {carrier === OTHER_CARRIER && (
          <TextField
            id={`${id}-otherCarrier`}
            label={TRACKING_LABELS.otherCarrier}
            autoComplete="off"
            error={errorOf('otherCarrier')}
            {...form.register('otherCarrier')}
          />
        )}
        <TextField
          id={`${id}-trackingNo`}
          label={TRACKING_LABELS.trackingNo}
          inputMode={carrier === OTHER_CARRIER ? 'text' : 'numeric'}
          autoComplete="off"
          className="numeric"
          help={trackingHelp(carrier)}
          error={errorOf('trackingNo')}
          {...form.register('trackingNo')}
        />
      </div>
      <div className={`mt-6 grid gap-3 ${onCancel ? 'grid-cols-2' : ''}`}>
        {onCancel && (
          <LineButton onClick={onCancel} className="h-14!">
            취소
          </LineButton>
        )}
        <SubmitButton isSending={isSending}>송장 번호 저장</SubmitButton>
      </div>
    </form>
  )
}
