import type { BlockArea } from '@/blocks/area'
import { brandShop } from './_subjects/brand-shop'
import { exhibit } from './_subjects/exhibit'
import { goods } from './_subjects/goods'
import { order } from './_subjects/order'
import { orderReturn } from './_subjects/order-return'
import { storeCategory } from './_subjects/store-category'
import { brandHead } from './brand-head/block'
import { brandShops } from './brand-shops/block'
import { cart } from './cart/block'
import { deliveryBook } from './delivery-book/block'
import { exhibitDetail } from './exhibit-detail/block'
import { exhibitList } from './exhibit-list/block'
import { goodsDetail } from './goods-detail/block'
import { goodsInfo } from './goods-info/block'
import { goodsList } from './goods-list/block'
import { goodsProduct } from './goods-product/block'
import { goodsQuestions } from './goods-questions/block'
import { goodsRail } from './goods-rail/block'
import { goodsReviews } from './goods-reviews/block'
import { goodsTrail } from './goods-trail/block'
import { guestAgreement } from './guest-agreement/block'
import { guestOrder } from './guest-order/block'
import { myCoupons } from './my-coupons/block'
import { myRestocks } from './my-restocks/block'
import { myOrder } from './my-order/block'
import { myOrders } from './my-orders/block'
import { myPoints } from './my-points/block'
import { myQuestions } from './my-questions/block'
import { myReturn } from './my-return/block'
import { myReturns } from './my-returns/block'
import { myReviews } from './my-reviews/block'
import { myShop } from './my-shop/block'
import { orderCancel } from './order-cancel/block'
import { orderComplete } from './order-complete/block'
import { orderForm } from './order-form/block'
import { payLink } from './pay-link/block'
import { paymentCheck } from './payment-check/block'
import { paymentFailed } from './payment-failed/block'
import { paymentProgress } from './payment-progress/block'
import { promotionBanner } from './promotion-banner/block'
import { recentGoods } from './recent-goods/block'
import { refundAccount } from './refund-account/block'
import { relatedGoods } from './related-goods/block'
import { remodelingList } from './remodeling-list/block'
import { returnRequest } from './return-request/block'
import { storeBanners } from './store-banners/block'
import { storeCategories } from './store-categories/block'
import { storeCategoryHead } from './store-category-head/block'
import { timeSale } from './time-sale/block'

export const area: BlockArea = {
  blocks: [
    brandHead,
    brandShops,
    cart,
    deliveryBook,
    exhibitDetail,
    exhibitList,
    goodsDetail,
    goodsInfo,
    goodsList,
    goodsProduct,
    goodsQuestions,
    goodsRail,
    goodsReviews,
    goodsTrail,
    guestAgreement,
    guestOrder,
    myCoupons,
    myRestocks,
    myOrder,
    myOrders,
    myPoints,
    myQuestions,
    myReturn,
    myReturns,
    myReviews,
    myShop,
    orderCancel,
    orderComplete,
    orderForm,
    payLink,
    paymentCheck,
    paymentFailed,
    paymentProgress,
    promotionBanner,
    recentGoods,
    refundAccount,
    relatedGoods,
    remodelingList,
    returnRequest,
    storeBanners,
    storeCategories,
    storeCategoryHead,
    timeSale,
  ],
  subjects: {
    'brand-shop': brandShop,
    exhibit,
    goods,
    order,
    'order-return': orderReturn,
    'store-category': storeCategory,
  },
}
