import { OrderScreen } from '@/app/office/store/orders/order-screen'
import { readDeskOrder } from '@/schemas/api/store/order-desk'
import { detailPage } from '../../detail-page'
import { staffMetadata } from '../../staff-metadata'

export const generateMetadata = staffMetadata({ title: '주문' })
export default detailPage({ id: 'orders', title: '주문' }, readDeskOrder, OrderScreen)
