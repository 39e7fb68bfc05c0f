// What a visitor agrees to before an order without an account.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { SHOPPING } from '@/schemas/api/base/rate-limit'
import { AGREE_FIRST } from '@/schemas/rules/store/guest-consents'

const Consent = (title: string) => Type.Optional(Type.Boolean({ title, default: false }))

/** Noted in the visit of this browser, for half an hour after its last step. */
export const agreeAsGuest = contract({
  at: 'POST /svc/orderCartSvcApi/guestAgree',
  id: 'order.guestAgree',
  title: '비회원 주문 동의',
  access: 'visitor',
  rateLimit: SHOPPING,
  input: Type.Object({
    over14: Consent('만 14세 이상'),
    terms: Consent('이용약관 동의'),
    privacy: Consent('개인정보 수집·이용 동의'),
  }),
  errors: { missing: ['400', AGREE_FIRST] },
})
