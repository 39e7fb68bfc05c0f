import type { LinkedThing } from '@/schemas/api/site/link-targets'
import type { LinkTarget } from '@/services/records/link-sources'

export const presentTarget = ({ at: _, ...target }: LinkTarget): LinkedThing => target
