import { OrderScreen } from '@/app/office/store/orders/order-screen'
import { readDeskOrder } from '@/schemas/api/store/order-desk'
import { detailPage, staffMetadata } from '../../staff-page'

export const generateMetadata = staffMetadata({ title: '주문' })
export default detailPage({ id: 'orders', title: '주문' }, readDeskOrder, OrderScreen)
