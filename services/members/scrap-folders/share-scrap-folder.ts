import { randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/scrap-folders'
import { sharedFolderPath } from '@/schemas/rules/members/scrap-folders'
import { scrapFolderLinks } from '@/services/db/tables/scrap-folders'
import { operation } from '@/services/kit/service'
import { endLinks } from './end-links'
import { linkIndexOf } from './link-index-of'
import { lockFolder } from './own-folder'

/** 128 bits, which nobody comes upon by trying. */
const TOKEN_BYTES = 16

export const shareScrapFolder = operation(contracts.shareScrapFolder, async ({ folderSeq, nicknameYn, anewYn }, ctx) => {
  const { db, siteId, now, session } = ctx
  if (!(await lockFolder(ctx, folderSeq))) throw ctx.fail('missing')
  if (anewYn !== 'Y') {
    const [known] = await db
      .update(scrapFolderLinks)
      .set({ nicknameYn })
      .where(and(eq(scrapFolderLinks.folderSeq, folderSeq), isNull(scrapFolderLinks.endedAt)))
      .returning({ token: scrapFolderLinks.token })
    if (known) return { item: { linkPath: sharedFolderPath(known.token) } }
  }
  await endLinks(ctx, folderSeq)
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const { memberNo } = session.user!
  await db
    .insert(scrapFolderLinks)
    .values({ tokenIndex: linkIndexOf(token), token, siteId, memberNo, folderSeq, nicknameYn, createdAt: now })
  return { item: { linkPath: sharedFolderPath(token) } }
})
