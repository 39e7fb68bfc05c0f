import { asc, eq } from 'drizzle-orm'
import { forbiddenIn } from '@/schemas/rules/base/forbidden-words'
import type { Database } from '@/services/db/database'
import { forbiddenWords } from '@/services/db/tables/site'
import { memoizeByTags } from '@/services/db/memoize-by-tags'

interface Where {
  db: Database
  siteId: string
}

/** The forbidden word of this site's list that the text contains. The list is cached until staff change it. */
export async function findForbiddenWord(text: string, { db, siteId }: Where): Promise<string | undefined> {
  const words = await memoizeByTags(db, ['forbidden-words'], `forbidden-words ${siteId}`, async () => {
    const rows = await db
      .select({ word: forbiddenWords.word })
      .from(forbiddenWords)
      .where(eq(forbiddenWords.siteId, siteId))
      .orderBy(asc(forbiddenWords.word))
    return rows.map(({ word }) => word)
  })
  return forbiddenIn(text, words)
}

/** For services that store texts of members: ids, nicknames, comments, posts (V-FW-1). */
export const hasForbiddenWord = async (text: string, where: Where): Promise<boolean> => (await findForbiddenWord(text, where)) !== undefined
