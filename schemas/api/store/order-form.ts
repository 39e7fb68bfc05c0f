// What the order form reads before anything is ordered, apart from the calls that pay: their refusals are sentences that only the press needs.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { YesNo } from '@/schemas/words/paging'
import { orderTermsFields } from './order-terms-fields'

/** What the order form has to know of the buyer: the lines are the cart's, coupons and addresses are asked for by members. */
export const readOrderForm = contract({
  at: 'GET /svc/paymentSvcApi/form',
  id: 'payment.form',
  title: '주문서',
  access: 'visitor',
  personal: true,
  input: Type.Object({}),
  item: Type.Object({
    memberYn: YesNo,
    /** Y: a guest who has agreed; a member needs not to. */
    agreedYn: YesNo,
    /** The member's own, or as identified in this visit; empty otherwise. */
    buyer: Type.Object({ name: Type.String(), phoneNo: Type.String(), email: Type.String() }),
    /** What the member has, with what an unpaid order of theirs holds: ordering again frees it. */
    points: Type.Integer({ minimum: 0 }),
    /** Coupons that such an order holds. */
    heldCoupons: Type.Array(Type.Integer()),
    /** By which the form reckons what the server reckons again. */
    terms: Type.Object({ ...orderTermsFields, depositHours: Type.Integer() }),
  }),
})
