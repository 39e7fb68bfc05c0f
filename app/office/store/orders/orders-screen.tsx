'use client'
import type { browseDeskOrders } from '@/schemas/api/store/order-desk'
import { DeskScreen } from '../../_parts/desk/desk-screen'
import type { ListScreenProps } from '../../_parts/list-screen-props'
import { ordersDesk } from './orders-desk'

export const OrdersScreen = (props: ListScreenProps<typeof browseDeskOrders>) => <DeskScreen desk={ordersDesk} {...props} />
