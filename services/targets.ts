// Records that members keep and write about, of every area.
import { catalogTargets } from '@/services/catalog/domain/catalog-targets'
import { contentTargets } from '@/services/content/domain/content-targets'
import { eventTargets } from '@/services/events/domain/event-targets'
import { registerTargets } from './kit/targets'

registerTargets([...contentTargets, ...catalogTargets, ...eventTargets])
