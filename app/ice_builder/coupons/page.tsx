import { couponsDesk } from '@/app/office/store/coupons/coupons-desk'
import { CouponsScreen } from '@/app/office/store/coupons/coupons-screen'
import { listPage, staffMetadata } from '../staff-page'

export const generateMetadata = staffMetadata(couponsDesk)
export default listPage(couponsDesk, CouponsScreen)
