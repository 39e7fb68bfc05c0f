import type { Listed } from '@/schemas/api/base/contract'
import type { listSavedViews } from '@/schemas/api/site/saved-views'
import type { savedViews } from '@/services/db/tables/records'

type View = Listed<typeof listSavedViews>

/** @param own id of the member of staff who asks. */
export const presentView = (
  { id, name, query, columns, isShared, staffId }: typeof savedViews.$inferSelect,
  own: string,
  nameOf: (staffId: string) => View['by'],
): View => ({ id, name, query, columns, isShared, isOwn: staffId === own, by: nameOf(staffId) })
