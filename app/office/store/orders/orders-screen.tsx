'use client'
import { screenOf } from '../../_parts/desk/screen-of'
import { ordersDesk } from './orders-desk'

export const OrdersScreen = screenOf(ordersDesk)
