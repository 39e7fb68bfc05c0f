import { CouponScreen } from '@/app/office/store/coupons/coupon-screen'
import { readDeskCoupon } from '@/schemas/api/store/coupon-desk'
import { detailPage } from '../../detail-page'
import { staffMetadata } from '../../staff-metadata'

export const generateMetadata = staffMetadata({ title: '쿠폰' })
export default detailPage({ id: 'coupons', title: '쿠폰' }, readDeskCoupon, CouponScreen)
