import type { SubjectLoader } from '@/renderer/subjects'
import { isOrderId, MY_ORDERS } from '@/schemas/rules/store/order-pages'

/**
 * The order of `/mypage/shop/order/detail/:id?` and of the pages that change one; without an id it redirects to the list. The block asks for
 * the order itself, and says in the words of the call that there is none, or that it is another person's.
 */
export const order: SubjectLoader = ({ params }) => {
  const { id } = params
  if (id === undefined) return Promise.resolve({ redirect: MY_ORDERS })
  return Promise.resolve(isOrderId(id) ? { found: { record: { orderId: id }, title: `주문 ${id}` } } : 'missing')
}
