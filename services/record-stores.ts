// Every store of records, introduced to the kit: by the app for calls, by the page server for seeds and appointments.
import { catalogStores } from '@/services/catalog/domain/catalog-stores'
import { consultingStores } from '@/services/consulting/domain/consulting-stores'
import { contentStores } from '@/services/content/domain/content-stores'
import { eventStores } from '@/services/events/domain/event-stores'
import { memberStores } from '@/services/members/domain/member-stores'
import { siteStores } from '@/services/site/domain/site-stores'
import { storeStores } from '@/services/store/domain/store-stores'
import { registerStores } from './kit/records/record-store'

registerStores(catalogStores)
registerStores(consultingStores)
registerStores(contentStores)
registerStores(eventStores)
registerStores(memberStores)
registerStores(siteStores)
registerStores(storeStores)
