import { and, gt, notLike, type SQL } from 'drizzle-orm'
import { documents } from '@/services/db/tables/site'

/** Documents that cannot be published as they stand. Pages below /test are wrong on purpose, so that nobody has to mend them. */
export const hasProblemsToMend = (): SQL => and(gt(documents.problems, 0), notLike(documents.name, '/test/%'))!
