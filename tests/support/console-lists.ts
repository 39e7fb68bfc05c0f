// The lists behind the screens of the console, as laws ask for them through the pipeline.
import type { Desk } from '@/app/office/_parts/desk/desk-definition'
import { auditDesk } from '@/app/office/site/audit/audit-desk'
import { communityDesk } from '@/app/office/content/community/community-desk'
import { consultationsDesk } from '@/app/office/consulting/consultations/consultations-desk'
import { eventsDesk } from '@/app/office/events/events/events-desk'
import { ordersDesk } from '@/app/office/store/orders/orders-desk'
import { questionsDesk } from '@/app/office/store/questions/questions-desk'
import { recordView } from '@/app/office/records/record-list-view'
import { repliesDesk } from '@/app/office/site/replies/replies-desk'
import { returnsDesk } from '@/app/office/store/returns/returns-desk'
import { reviewsDesk } from '@/app/office/store/reviews/reviews-desk'
import { visitsDesk } from '@/app/office/places/visits/visits-desk'
import { inputOf as pagesInput, readView } from '@/builder/pages/list-view'
import type { AnyContract } from '@/schemas/api/base/contract'
import { browsePages } from '@/schemas/api/site/builder'
import { browseRecords } from '@/schemas/api/site/records'
import { recordTypeOf } from '@/schemas/records/registry'
import { dashboardInput, readDashboardView } from '@/app/office/site/dashboard/dashboard-view'
import { readDashboard } from '@/schemas/api/site/dashboard'
import { draftsDesk } from '@/app/office/store/drafts/drafts-desk'
import { couponsDesk } from '@/app/office/store/coupons/coupons-desk'
import { homeToursDesk } from '@/app/office/content/home-tours/home-tours-desk'
import { membersDesk } from '@/app/office/members/members/members-desk'
import { mediaInput, readMediaView } from '@/app/office/site/media/media-list-view'
import { readReviewView, reviewInput } from '@/app/office/site/reviews/review-view'
import { missedDesk } from '@/app/office/site/missed/missed-desk'
import { packingInput, readPackingView } from '@/app/office/store/packing/packing-view'
import { readSalesByView, salesByInput } from '@/app/office/store/sales/sales-by-view'
import { salesInput, readSalesView } from '@/app/office/store/sales/sales-view'
import { stockDesk } from '@/app/office/store/stock/stock-desk'
import { browseStaff } from '@/schemas/api/auth/staff-accounts'
import { readConsole } from '@/schemas/api/site/console'
import { browseMedia } from '@/schemas/api/site/media-library'
import { listFirstDay } from '@/schemas/api/site/opening'
import { browseReviews } from '@/schemas/api/site/reviews'
import { browsePacking } from '@/schemas/api/store/packing'
import { readSalesBy } from '@/schemas/api/store/sales-by'
import { readSales } from '@/schemas/api/store/sales'

interface List {
  contract: { at: string }
  input: (query: string) => object | undefined
}
const list = (contract: { at: string }, input: (query: string) => object | undefined): List => ({ contract, input })
const desk = <C extends AnyContract>({ contract, read, inputOf }: Desk<C>): List => list(contract, (query) => inputOf(read(query)))
/** The lists of the console by their paths, with the input that a screen of that query asks for. */
const LISTS: Record<string, List> = {
  '/ice_builder': list(browsePages, (query) => pagesInput(readView(query))),
  '/ice_builder/audit': desk(auditDesk),
  '/ice_builder/audit-review': list(browseReviews, (query) => reviewInput(readReviewView(query))),
  '/ice_builder/coupons': desk(couponsDesk),
  '/ice_builder/home': list(readConsole, () => ({})),
  '/ice_builder/home-tours': desk(homeToursDesk),
  '/ice_builder/media': list(browseMedia, (query) => mediaInput(readMediaView(query))),
  '/ice_builder/members': desk(membersDesk),
  '/ice_builder/missed-searches': desk(missedDesk),
  '/ice_builder/opening': list(listFirstDay, () => ({})),
  '/ice_builder/sales-by': list(readSalesBy, (query) => salesByInput(readSalesByView(query))),
  '/ice_builder/sales': list(readSales, (query) => salesInput(readSalesView(query))),
  '/ice_builder/staff': list(browseStaff, () => ({})),
  '/ice_builder/stock': desk(stockDesk),
  '/ice_builder/workbench': list(browsePages, (query) => pagesInput(readView(query))),
  '/ice_builder/community': desk(communityDesk),
  '/ice_builder/consultations': desk(consultationsDesk),
  '/ice_builder/dashboard': list(readDashboard, (query) => dashboardInput(readDashboardView(query))),
  '/ice_builder/events': desk(eventsDesk),
  '/ice_builder/orders': desk(ordersDesk),
  '/ice_builder/order-drafts': desk(draftsDesk),
  '/ice_builder/packing': list(browsePacking, (query) => packingInput(readPackingView(query))),
  '/ice_builder/questions': desk(questionsDesk),
  '/ice_builder/replies': desk(repliesDesk),
  '/ice_builder/returns': desk(returnsDesk),
  '/ice_builder/reviews': desk(reviewsDesk),
  '/ice_builder/visits': desk(visitsDesk),
}
const RECORDS = '/ice_builder/records/'

/** The list behind an address of the console. */
function listAt(path: string): List | undefined {
  if (!path.startsWith(RECORDS)) return LISTS[path]
  const type = recordTypeOf(path.slice(RECORDS.length))!
  const view = recordView(type)
  return list(browseRecords, (query) => view.inputOf(view.read(query)))
}

/** The request by which a screen of this address has its first rows; undefined for one that asks for none. */
export function requestOf(path: string): string | undefined {
  const { pathname, search } = new URL(path, 'http://localhost')
  const list = listAt(pathname)
  if (!list) return undefined
  const asked = new URLSearchParams(Object.entries(list.input(search) ?? {}).map(([name, value]) => [name, String(value)]))
  return `${list.contract.at.replace(/^GET /, '')}?${asked.toString()}`
}
