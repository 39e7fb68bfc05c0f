import { editorPath } from '@/builder/state/editor-path'
import { recordPath } from '@/builder/state/record-path'
import type { Listed } from '@/schemas/api/base/contract'
import type { listFaults } from '@/schemas/api/site/console'

export type ConsolePlace = Pick<Listed<typeof listFaults>, 'kind' | 'type' | 'id' | 'name'>

/** The console's screen of a document or a record. */
export const placePath = ({ kind, type, id }: ConsolePlace): string => (kind === 'record' ? recordPath(type, id) : editorPath(kind, id))
