import { editorPath } from '@/builder/state/editor-path'
import { recordPath } from '@/builder/state/record-path'
import type { Listed } from '@/schemas/api/base/contract'
import type { listFaults } from '@/schemas/api/site/console'

export type ConsolePlace = Pick<Listed<typeof listFaults>, 'kind' | 'type' | 'id' | 'name'>

/** The console's screen of a document, a record or an event. */
export const placePath = ({ kind, type, id }: ConsolePlace): string =>
  kind !== 'record' ? editorPath(kind, id) : type === 'events' ? `/ice_builder/events/${id}` : recordPath(type, id)
