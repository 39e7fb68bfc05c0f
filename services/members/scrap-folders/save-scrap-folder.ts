import { and, eq, max, ne } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/scrap-folders'
import { forbiddenSentence } from '@/schemas/rules/base/forbidden-words'
import { folderTitleFault, folderTitleOf, MOST_FOLDERS } from '@/schemas/rules/members/scrap-folders'
import { members } from '@/services/db/tables/members'
import { scrapFolders } from '@/services/db/tables/scrap-folders'
import { operation } from '@/services/kit/service'
import { findForbiddenWord } from '../domain/forbidden-words'
import { lockFolder, ownFolders } from './own-folder'

export const saveScrapFolder = operation(contracts.saveScrapFolder, async ({ folderSeq, title: typed }, ctx) => {
  const { db, siteId, now, session } = ctx
  const { memberNo } = session.user!
  const fault = folderTitleFault(typed)
  if (fault) throw ctx.fail('wrong', { words: fault })
  const title = folderTitleOf(typed)
  const word = await findForbiddenWord(title, ctx)
  if (word !== undefined) throw ctx.fail('forbiddenWord', { words: forbiddenSentence(word) })
  // One change of a member's folders at a time: neither the limit nor a name is passed by two tabs.
  await db.select({ memberNo: members.memberNo }).from(members).where(eq(members.memberNo, memberNo)).for('no key update')
  const others = and(
    ownFolders(ctx),
    eq(scrapFolders.title, title),
    ...(folderSeq === undefined ? [] : [ne(scrapFolders.folderSeq, folderSeq)]),
  )
  if ((await db.$count(scrapFolders, others)) > 0) throw ctx.fail('sameTitle')
  if (folderSeq !== undefined) {
    if (!(await lockFolder(ctx, folderSeq))) throw ctx.fail('missing')
    await db.update(scrapFolders).set({ title }).where(eq(scrapFolders.folderSeq, folderSeq))
    return { item: { folderSeq, title } }
  }
  if ((await db.$count(scrapFolders, ownFolders(ctx))) >= MOST_FOLDERS) throw ctx.fail('tooMany')
  const [last] = await db
    .select({ orderNo: max(scrapFolders.orderNo) })
    .from(scrapFolders)
    .where(ownFolders(ctx))
  const [made] = await db
    .insert(scrapFolders)
    .values({ siteId, memberNo, title, orderNo: (last?.orderNo ?? 0) + 1, createdAt: now })
    .returning({ folderSeq: scrapFolders.folderSeq, title: scrapFolders.title })
  return { item: made! }
})
