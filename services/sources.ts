// Records that fields of blocks name, of every area.
import { eventSource } from '@/services/events/domain/event-source'
import { registerSources } from './kit/sources'

registerSources([eventSource])
