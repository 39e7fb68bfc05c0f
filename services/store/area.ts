import type { Area } from '@/services/area'
import { arrivals } from './arrivals/service'
import { benefitDesk } from './benefit-desk/service'
import { cart } from './cart/service'
import { couponCodesService } from './coupon-codes/service'
import { couponDesk } from './coupon-desk/service'
import { deliveries } from './deliveries/service'
import { mergeCart } from './domain/cart/merge-cart'
import { orderFinders } from './domain/orders/order-finders'
import { orderQueues } from './domain/parcels/order-queues'
import { storeCounts } from './domain/store-counts'
import { storeLeaving } from './domain/store-leaving'
import { storeQueues } from './domain/store-queues'
import { storeStores } from './domain/store-stores'
import { cartMemberData } from './domain/cart/cart-member-data'
import { orderDeskMemberData } from './domain/orders/order-desk-member-data'
import { orderMemberData } from './domain/orders/order-member-data'
import { voiceMemberData } from './domain/voices/voice-member-data'
import { readProductOffers } from './domain/goods/read-product-offers'
import { soldGoods } from './domain/goods/sold-goods'
import { storeSearch } from './domain/goods/store-search'
import { storeNames } from './domain/store-names'
import { storeFigures } from './domain/timeline/store-figures'
import { storeTimeline } from './domain/timeline/store-timeline'
import { exhibits } from './exhibits/service'
import { goodsQuestions } from './goods-questions/service'
import { goodsReviews } from './goods-reviews/service'
import { goods } from './goods/service'
import { orderDrafts } from './order-drafts/service'
import { orderNotes } from './order-notes/service'
import { packing } from './packing/service'
import { orderDesk } from './order-desk/service'
import { orders } from './orders/service'
import { orderRequests } from './order-requests/service'
import { payLinks } from './pay-links/service'
import { payments } from './payments/service'
import { questionDesk } from './question-desk/service'
import { refundDesk } from './refund-desk/service'
import { restocks } from './restocks/service'
import { returnDesk } from './return-desk/service'
import { returns } from './returns/service'
import { reviewDesk } from './review-desk/service'
import { sales } from './sales/service'
import { stock } from './stock/service'
import { storeCategories } from './store-categories/service'
import { storeOwnTimeline } from './domain/own-timeline/store-own-timeline'
import { seeds } from './seeds'

export const area = {
  services: [
    arrivals,
    cart,
    storeCategories,
    deliveries,
    goods,
    goodsReviews,
    reviewDesk,
    goodsQuestions,
    questionDesk,
    exhibits,
    stock,
    restocks,
    orders,
    orderDesk,
    orderNotes,
    orderRequests,
    orderDrafts,
    payLinks,
    packing,
    sales,
    benefitDesk,
    couponDesk,
    couponCodesService,
    payments,
    returns,
    returnDesk,
    refundDesk,
  ],
  stores: storeStores,
  counts: storeCounts,
  queues: [...orderQueues, ...storeQueues],
  finders: orderFinders,
  leaving: [storeLeaving],
  atSignIn: [mergeCart],
  search: storeSearch,
  offers: [readProductOffers],
  sold: { goods: soldGoods },
  names: storeNames,
  ownTimeline: storeOwnTimeline,
  timeline: storeTimeline,
  figures: storeFigures,
  memberData: [...cartMemberData, ...orderMemberData, ...orderDeskMemberData, ...voiceMemberData],
  seeds,
} satisfies Area
