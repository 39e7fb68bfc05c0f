import type { Listed } from '@/schemas/api/base/contract'
import type { listRecordUsages } from '@/schemas/api/site/record-views'
import { editorPath } from './editor-path'
import { recordPath } from './record-path'

/** Where a place that uses something is edited. */
export const usagePath = ({ kind, type, id }: Listed<typeof listRecordUsages>): string =>
  kind !== 'record' ? editorPath(kind, id) : type === 'events' ? `/ice_builder/events/${id}` : recordPath(type, id)
