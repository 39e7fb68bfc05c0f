'use client'
import { screenOf } from '../../_parts/desk/screen-of'
import { couponsDesk } from './coupons-desk'

export const CouponsScreen = screenOf(couponsDesk)
