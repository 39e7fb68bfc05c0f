import type { browsePages } from '@/schemas/api/site/builder'
import type { Listed } from '@/schemas/api/base/contract'

/** One document as the list returns it. */
export type PageRow = Listed<typeof browsePages>
