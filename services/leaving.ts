// Everything that a leaving member is told, of every area, in the order in which it is read.
import { consultingLeaving } from '@/services/consulting/domain/consulting-leaving'
import { contentLeaving } from '@/services/content/domain/content-leaving'
import { eventLeaving } from '@/services/events/domain/event-leaving'
import { memberLeaving } from '@/services/members/domain/member-leaving'
import { storeLeaving } from '@/services/store/domain/store-leaving'
import { registerLeaving } from './kit/read-leaving'

registerLeaving([contentLeaving, consultingLeaving, storeLeaving, eventLeaving, memberLeaving])
