import type { LinkedThing } from '@/schemas/api/site/link-targets'
import type { LinkTarget } from '@/services/records/link-sources'

export const presentTarget = ({ at: _at, isInMenu: _isInMenu, ...target }: LinkTarget): LinkedThing => target
