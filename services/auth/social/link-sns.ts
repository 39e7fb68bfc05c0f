import { and, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/social'
import { mayUnlink, SOCIAL_WORDS, socialFault } from '@/schemas/rules/auth/social'
import type { SocialType } from '@/schemas/api/auth/session'
import { socialAccounts } from '@/services/db/tables/auth'
import { members } from '@/services/db/tables/members'
import { settings } from '@/services/base/settings'
import { operation, type CtxOf } from '@/services/kit/service'
import { tellOwner, type OwnerNews } from '../domain/tell-owner'
import { linkSocialAccount, socialIndexOf } from '../domain/link-social-account'
import { accountsOf, memberOfAccount } from './accounts'
import { takeRequestAnswer } from './requests'

type LinkCtx = CtxOf<typeof contracts.linkSns>

/** Links the account of the key, or removes a link (foundation 2.5). */
export const linkSns = operation(contracts.linkSns, async ({ snsType, accessToken: key = '', linkYn = 'Y' }, ctx) => {
  const { memberNo } = ctx.session.user!
  // Serialised: of two simultaneous removals, the second must see that it is the last.
  await ctx.db.select({ memberNo: members.memberNo }).from(members).where(eq(members.memberNo, memberNo)).for('update')
  const isChanged = await (linkYn === 'Y' ? link(ctx, memberNo, snsType, key) : unlink(ctx, memberNo, snsType))
  if (!isChanged) return {}
  const [owner] = await ctx.db
    .select({ memberId: members.memberId, email: members.email, mobileNo: members.mobileNo })
    .from(members)
    .where(eq(members.memberNo, memberNo))
  ctx.after(() => tellOwner(owner!, linkNews(snsType, linkYn), ctx.now))
  return {}
})

/** A linked account opens this one without its password. */
const linkNews = (snsType: SocialType, linkYn: 'Y' | 'N'): OwnerNews => ({
  title: `${SOCIAL_WORDS[snsType]} 계정 ${linkYn === 'Y' ? '연결이 추가되었습니다.' : '연결이 해제되었습니다.'}`,
  advice: `비밀번호를 바꾸고 마이페이지의 소셜 계정 연결을 확인해 주세요. ${settings().siteUrl}/mypage/account/link-sns`,
})

async function link(ctx: LinkCtx, memberNo: string, snsType: SocialType, key: string): Promise<boolean> {
  const { db, siteId, now } = ctx
  if (socialFault({ snsType, accessToken: key })) throw ctx.fail('missing')
  const person = await takeRequestAnswer(ctx, snsType, key)
  if (!person) throw ctx.fail('noInfo')
  const { snsId } = person
  const snsIndex = socialIndexOf(snsType, snsId)
  const holder = await memberOfAccount(ctx, snsType, snsId)
  if (holder && holder.memberNo !== memberNo) throw ctx.fail('taken')
  const own = (await accountsOf(ctx, memberNo)).find((link) => link.snsType === snsType)
  if (own && own.snsIndex !== snsIndex) throw ctx.fail('another')
  if (own) return false
  if (!(await linkSocialAccount(db, { siteId, memberNo, snsType, snsId, createdAt: now }))) throw ctx.fail('taken')
  ctx.audit('member.linkSns', memberNo, { snsType })
  return true
}

async function unlink(ctx: LinkCtx, memberNo: string, snsType: SocialType): Promise<boolean> {
  const { user } = ctx.session
  const links = await accountsOf(ctx, memberNo)
  if (!links.some((link) => link.snsType === snsType)) return false
  if (!mayUnlink({ links: links.length, passwordYn: user!.passwordYn })) throw ctx.fail('last')
  await ctx.db.delete(socialAccounts).where(and(eq(socialAccounts.memberNo, memberNo), eq(socialAccounts.snsType, snsType)))
  ctx.audit('member.unlinkSns', memberNo, { snsType })
  return true
}
