import { ordersDesk } from '@/app/office/store/orders/orders-desk'
import { OrdersScreen } from '@/app/office/store/orders/orders-screen'
import { deskMetadata, deskPage } from '../desk-page'

export const generateMetadata = deskMetadata(ordersDesk)
export default deskPage(ordersDesk, OrdersScreen)
