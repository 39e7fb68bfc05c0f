// Every table by its name in the code, for tasks that concern all of them: drizzle-kit, orphans, personal data.
import * as alarms from './alarms'
import * as auth from './auth'
import * as base from './base'
import * as cart from './cart'
import * as catalog from './catalog'
import * as community from './community'
import * as company from './company'
import * as consulting from './consulting'
import * as content from './content'
import * as deliveries from './deliveries'
import * as directory from './directory'
import * as draws from './draws'
import * as events from './events'
import * as finding from './finding'
import * as media from './media'
import * as members from './members'
import * as ledger from './ledger'
import * as coupons from './coupons'
import * as notes from './notes'
import * as orderDesk from './order-desk'
import * as orders from './orders'
import * as parcels from './parcels'
import * as payments from './payments'
import * as people from './people'
import * as places from './places'
import * as productGoods from './product-goods'
import * as questions from './questions'
import * as records from './records'
import * as refundRequests from './refund-requests'
import * as replies from './replies'
import * as restocks from './restocks'
import * as returns from './returns'
import * as reviews from './reviews'
import * as scrapFolders from './scrap-folders'
import * as site from './site'
import * as staffNews from './staff-news'
import * as staffPasskeys from './staff-passkeys'
import * as store from './store'
import * as trail from './trail'
import * as visits from './visits'

export const all = {
  ...base,
  ...auth,
  ...directory,
  ...media,
  ...members,
  ...scrapFolders,
  ...people,
  ...content,
  ...catalog,
  ...events,
  ...draws,
  ...finding,
  ...places,
  ...company,
  ...consulting,
  ...community,
  ...questions,
  ...records,
  ...replies,
  ...reviews,
  ...alarms,
  ...staffNews,
  ...staffPasskeys,
  ...site,
  ...store,
  ...productGoods,
  ...coupons,
  ...deliveries,
  ...notes,
  ...orders,
  ...orderDesk,
  ...payments,
  ...restocks,
  ...returns,
  ...refundRequests,
  ...parcels,
  ...ledger,
  ...cart,
  ...trail,
  ...visits,
}
