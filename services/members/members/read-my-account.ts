import { and, desc, eq, inArray } from 'drizzle-orm'
import * as contracts from '@/schemas/api/members/account'
import { termsTypeOf, type TermsKind } from '@/schemas/rules/members/terms'
import { socialAccounts } from '@/services/db/tables/auth'
import { memberConsents } from '@/services/db/tables/members'
import { operation } from '@/services/kit/service'
import { ownRow } from './own-row'

const MARKETING: readonly TermsKind[] = ['goodsSms', 'eventMail', 'marketing']

export const readMyAccount = operation(contracts.readMyAccount, async (_, { db, session }) => {
  const member = await ownRow(db, session)
  const { memberNo } = member
  const links = await db
    .select({ snsType: socialAccounts.snsType })
    .from(socialAccounts)
    .where(eq(socialAccounts.memberNo, memberNo))
    .orderBy(socialAccounts.snsType)
  const types = MARKETING.map((kind) => termsTypeOf(kind, member.bizYn === 'Y' ? 'business' : 'personal'))
  const answers = await db
    .select({ termsType: memberConsents.termsType, at: memberConsents.at })
    .from(memberConsents)
    .where(and(eq(memberConsents.memberNo, memberNo), inArray(memberConsents.termsType, types)))
    .orderBy(desc(memberConsents.at))
  const [goods, event, ad] = types.map((type) => answers.find(({ termsType }) => termsType === type)?.at.toISOString() ?? '')
  return {
    item: {
      memberNo,
      memberId: member.memberId ?? '',
      memberName: member.memberName ?? '',
      birthDate: member.birthDate ?? '',
      mobileNo: member.mobileNo ?? '',
      nickname: member.nickname,
      email: member.email ?? '',
      zipCode: member.zipCode,
      address: member.address ?? '',
      addressDetail: member.addressDetail ?? '',
      housingType: member.housingType,
      memberType: member.memberType,
      passwordYn: member.passwordHash === null ? ('N' as const) : ('Y' as const),
      bizYn: member.bizYn,
      goodsMarketingYn: member.goodsMarketingYn,
      eventMarketingYn: member.eventMarketingYn,
      adMarketingYn: member.adMarketingYn,
      goodsMarketingDt: goods!,
      eventMarketingDt: event!,
      adMarketingDt: ad!,
      snsTypes: links.map(({ snsType }) => snsType),
      registDate: member.createdAt.toISOString(),
    },
  }
})
