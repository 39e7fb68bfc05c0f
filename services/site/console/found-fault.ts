import type { Listed } from '@/schemas/api/base/contract'
import type { listFaults } from '@/schemas/api/site/console'

export type FoundFault = Listed<typeof listFaults>
/** A link that leads to a page, where what stands there is not known yet. */
export type FoundLink = Omit<FoundFault, 'fault' | 'message'> & { href: string }
