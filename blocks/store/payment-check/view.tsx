import type { ViewProps } from '@/renderer/define-block'
import { PAYMENT_CHECK } from '@/schemas/rules/store/order-pages'
import { ActionLink } from '@/blocks/base/_parts/action-link'
import { FormPage } from '@/blocks/base/_parts/form/form-page'
import { FactRows } from '../_parts/orders/fact-rows'
import { CheckForm } from './check-form.lazy'
import type { Props } from './schema'

export const TITLES: Readonly<Record<Props['part'], string>> = {
  pay: '결제창 점검',
  success: '결제창에서 인증을 마쳤습니다',
  fail: '결제창에서 결제하지 못했습니다',
}
const LEADS: Readonly<Record<Props['part'], string>> = {
  pay: '주문 없이 결제창만 여는 시험 화면입니다. 돈은 청구되지 않고, 운영 환경에는 이 화면이 없습니다.',
  success: '결제창이 돌려준 값입니다. 승인을 요청하지 않으므로 청구되지 않고, 결제창의 인증은 10분 뒤에 사라집니다.',
  fail: '결제창이 돌려준 값입니다. 이 화면을 열어도 바뀌는 것은 없습니다.',
}

/** For test pages: opens the provider's window without an order, and shows what it comes back with. Nothing is asked to be charged. */
export function PaymentCheck({ id, props: { part }, page: { query } }: ViewProps<Props>) {
  return (
    <FormPage title={TITLES[part]} lead={LEADS[part]}>
      {part === 'pay' ? (
        <CheckForm id={id} />
      ) : (
        <>
          <FactRows
            rows={
              part === 'success'
                ? [
                    ['주문 번호', shown(query['orderId'])],
                    ['결제 키', shown(query['paymentKey'])],
                    ['금액', shown(query['amount'])],
                  ]
                : [
                    ['오류 코드', shown(query['code'])],
                    ['주문 번호', shown(query['orderId'])],
                  ]
            }
          />
          <ActionLink href={PAYMENT_CHECK.pay} size="lg" className="mt-8 w-full">
            다시 열어 보기
          </ActionLink>
        </>
      )}
    </FormPage>
  )
}

/** The address could say anything in our name: only what looks like a value of the provider's is shown. */
const shown = (value = ''): string => (/^[\w=-]{1,200}$/.test(value) ? value : '없음')
