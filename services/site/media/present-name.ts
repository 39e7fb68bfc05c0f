import { settings } from '@/services/base/settings'
import { currentDatabase } from '@/services/db/current-database'
import { currentUploads } from '@/services/db/current-uploads'

/** For how long a link from outside may show the earlier content of a replaced file, in seconds. */
export const REDIRECT_SECONDS = 60

/**
 * The name of the present content of a file that was replaced. Pages of this site name it themselves; this is for readers of an old path.
 * While the database is away the earlier content is shown.
 */
export async function presentName(name: string): Promise<string | undefined> {
  try {
    return (await currentUploads(currentDatabase().reads, settings().siteId)).get(name)?.stored
  } catch {
    return undefined
  }
}
