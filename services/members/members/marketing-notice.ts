import type { CompanyFacts } from '@/services/db/company-facts'
import type { TermsKind } from '@/schemas/rules/members/terms'
import { formatDate } from '@/schemas/words/dates'
import { MARKETING_NAMES } from '@/schemas/words/marketing-names'
import type { ConsentChanges } from '../domain/consents'
import { settings } from '@/services/base/settings'

const WORD: Partial<Record<TermsKind, string>> = {
  goodsSms: MARKETING_NAMES.goods,
  eventMail: MARKETING_NAMES.event,
  marketing: MARKETING_NAMES.ad,
}

/**
 * The mail that the law requires after a member gives or withdraws a marketing consent: which and when (정보통신망법 50조 7항). It contains no
 * advertising.
 * @returns undefined when no marketing consent changed.
 */
export function marketingNotice(
  consents: ConsentChanges,
  now: Date,
  { sender, phone }: Pick<CompanyFacts, 'sender' | 'phone'>,
): { subject: string; text: string } | undefined {
  const lines = (Object.entries(consents) as [TermsKind, boolean][]).flatMap(([kind, isGiven]) =>
    WORD[kind] ? [`- ${WORD[kind]}: ${isGiven ? '동의' : '철회'}`] : [],
  )
  if (lines.length === 0) return undefined
  const { brandName } = settings()
  return {
    subject: `[${sender}] 마케팅 정보 수신 동의 처리 결과 안내`,
    text: [
      `${brandName} 마케팅 정보 수신 동의를 다음과 같이 처리했습니다.`,
      '',
      `처리일: ${formatDate(now)}`,
      ...lines,
      '',
      '수신 동의는 마이페이지의 회원 정보에서 언제든 바꿀 수 있습니다.',
      `문의: 고객센터 ${phone}`,
    ].join('\n'),
  }
}
