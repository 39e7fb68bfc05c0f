import { couponsDesk } from '@/app/office/store/coupons/coupons-desk'
import { CouponsScreen } from '@/app/office/store/coupons/coupons-screen'
import { deskMetadata, deskPage } from '../desk-page'

export const generateMetadata = deskMetadata(couponsDesk)
export default deskPage(couponsDesk, CouponsScreen)
