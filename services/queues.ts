// Every queue of the console's first screen.
import { consultationQueues } from '@/services/consulting/domain/consultation-queues'
import { communityQueues } from '@/services/content/domain/community-queues'
import { eventQueues } from '@/services/events/domain/event-queues'
import { replyQueues } from '@/services/site/reply-desk/reply-queues'
import { orderQueues } from '@/services/store/domain/order-queues'
import { siteQueues } from '@/services/site/domain/site-queues'
import { storeQueues } from '@/services/store/domain/store-queues'
import { registerQueues } from './kit/queues'

registerQueues([
  ...[...replyQueues, ...consultationQueues, ...communityQueues, ...siteQueues],
  ...[...eventQueues, ...orderQueues, ...storeQueues],
])
