'use client'
import { useRef } from 'react'
import { showAlertDialog } from '@/lib/ui/dialogs'
import { call } from '@/schemas/api/base/call'
import { callKey } from '@/schemas/api/base/call-key'
import { CallFailure } from '@/schemas/api/base/failure'
import { takeCoupon } from '@/schemas/api/store/coupon-codes'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { FormSummary } from '@/blocks/base/_parts/form/form-summary'
import { TextField } from '@/blocks/base/_parts/form/text-field'
import { useFormCall } from '@/blocks/base/_parts/form/use-form-call'

const LABELS = { code: '쿠폰 코드' }

/** A code that was given to the member becomes a coupon of the list below. */
export function CodeForm({ id }: { id: string }) {
  const key = useRef(callKey())
  const { form, wrong, refused, isSending, onSubmit, errorOf } = useFormCall<{ code: string }>({
    initial: { code: '' },
    labels: LABELS,
    check: ({ code }) => (code.trim() ? {} : { code: '쿠폰 코드를 입력해 주세요.' }),
    send: async ({ code }) => {
      try {
        const { item } = await call(takeCoupon, { code }, { key: key.current })
        await showAlertDialog({ title: '쿠폰을 받았습니다.', text: `‘${item.name}’ 쿠폰을 주문서에서 골라 쓰실 수 있습니다.` })
        // The list belongs to the page.
        location.assign(location.pathname)
      } catch (error) {
        // What was refused gave nothing: the next try may say something else.
        if (error instanceof CallFailure && error.status < 500 && error.code !== 'network') key.current = callKey()
        throw error
      }
    },
    call: takeCoupon.id,
  })
  return (
    <form method="post" noValidate onSubmit={(event) => void onSubmit(event)} className="mb-8 max-w-140">
      <FormSummary id={id} wrong={[]} refused={refused} />
      <TextField
        id={`${id}-code`}
        label={LABELS.code}
        help="대소문자와 띄어쓰기, 줄표는 가리지 않습니다."
        autoComplete="off"
        autoCapitalize="characters"
        error={errorOf('code') ?? wrong[0]?.message}
        beside={
          <SubmitButton isSending={isSending} className="h-13! w-auto!">
            등록
          </SubmitButton>
        }
        {...form.register('code')}
      />
    </form>
  )
}
