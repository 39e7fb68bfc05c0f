import { ordersDesk } from '@/app/office/store/orders/orders-desk'
import { OrdersScreen } from '@/app/office/store/orders/orders-screen'
import { listPage, staffMetadata } from '../staff-page'

export const generateMetadata = staffMetadata(ordersDesk)
export default listPage(ordersDesk, OrdersScreen)
