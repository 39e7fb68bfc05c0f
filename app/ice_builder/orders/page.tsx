import { ordersDesk } from '@/app/office/store/orders/orders-desk'
import { OrdersScreen } from '@/app/office/store/orders/orders-screen'
import { listPage } from '../list-page'
import { staffMetadata } from '../staff-metadata'

export const generateMetadata = staffMetadata(ordersDesk)
export default listPage(ordersDesk, OrdersScreen)
