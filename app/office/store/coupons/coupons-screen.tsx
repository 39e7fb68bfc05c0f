'use client'
import type { browseCoupons } from '@/schemas/api/store/coupon-desk'
import { DeskScreen } from '@/app/office/_parts/desk/desk-screen'
import type { ListScreenProps } from '@/app/office/_parts/list-screen-props'
import { couponsDesk } from './coupons-desk'

export const CouponsScreen = (props: ListScreenProps<typeof browseCoupons>) => <DeskScreen desk={couponsDesk} {...props} />
