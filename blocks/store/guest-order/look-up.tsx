'use client'
import { follow } from '@/lib/ui/control-navigation'
import { verifyIdentity } from '@/blocks/auth/_parts/identity/verify-identity'
import { guestOrderPath, isOrderId } from '@/schemas/rules/store/order-pages'
import { requiredFault } from '@/schemas/rules/base/required-fault'
import { SubmitButton } from '@/blocks/base/_parts/form/buttons'
import { FormSummary } from '@/blocks/base/_parts/form/form-summary'
import { TextField } from '@/blocks/base/_parts/form/text-field'
import { useFormCall } from '@/blocks/base/_parts/form/use-form-call'

interface Props {
  id: string
  orderId: string
  /** Why the number before had no order. */
  missing: string
}

/** As it is stored: people paste it with spaces and in small letters. */
const plain = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()

/** Asks for the number, has the person identified in the same press, and opens the order. */
export function LookUp({ id, orderId: first, missing }: Props) {
  const { form, wrong, refused, isSending, onSubmit, errorOf } = useFormCall<{ orderId: string }>({
    initial: { orderId: first },
    labels: { orderId: '주문 번호' },
    check: ({ orderId }) => ({
      orderId:
        requiredFault('주문 번호', orderId) ??
        (isOrderId(plain(orderId)) ? undefined : '주문 번호를 정확히 입력해 주세요. 예) 260601-7K2M9QX4T8WZ3'),
    }),
    send: async ({ orderId }) => {
      const path = guestOrderPath(plain(orderId))
      if (await verifyIdentity({ purpose: 'consulting', callback: path })) follow(path)
    },
    call: 'order.guestRead',
  })
  return (
    <form method="post" noValidate onSubmit={(event) => void onSubmit(event)}>
      <FormSummary id={id} wrong={wrong} refused={refused ?? (missing || undefined)} />
      <TextField
        id={`${id}-orderId`}
        label="주문 번호"
        help="주문을 마쳤을 때와 문자, 메일로 알려 드린 번호입니다."
        autoComplete="off"
        className="numeric"
        error={errorOf('orderId')}
        defaultValue={first}
        {...form.register('orderId')}
      />
      <SubmitButton isSending={isSending} className="mt-8">
        본인인증하고 주문 보기
      </SubmitButton>
    </form>
  )
}
