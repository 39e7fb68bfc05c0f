import type { SubjectLoader } from '@/renderer/subjects'
import { MY_RETURNS } from '@/schemas/rules/store/order-pages'

/**
 * The return of `/mypage/shop/order/refund/detail/:id?`; without an id it redirects to the list. The block asks for the return itself, and says
 * in the words of the call that there is none, or that it is another person's.
 */
export const orderReturn: SubjectLoader = ({ params }) => {
  const { id } = params
  if (id === undefined) return Promise.resolve({ redirect: MY_RETURNS })
  return Promise.resolve(/^[1-9]\d{0,8}$/.test(id) ? { found: { record: { returnSeq: id }, title: `신청 ${id}` } } : 'missing')
}
