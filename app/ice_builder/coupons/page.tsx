import { couponsDesk } from '@/app/office/store/coupons/coupons-desk'
import { CouponsScreen } from '@/app/office/store/coupons/coupons-screen'
import { listPage } from '../list-page'
import { staffMetadata } from '../staff-metadata'

export const generateMetadata = staffMetadata(couponsDesk)
export default listPage(couponsDesk, CouponsScreen)
