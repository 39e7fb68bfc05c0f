import type { AgreementRow, TermTitles } from '@/blocks/members/_parts/form/agreement-rows'

/** Both are required (V-AGREE-1, foundation 3.5). */
export const agencyRows = ({ service, personal }: TermTitles): [member: AgreementRow, privacy: AgreementRow] => [
  { name: 'member', label: service?.title ?? '사업자 회원 이용약관', required: true, term: service },
  { name: 'privacy', label: personal?.title ?? '개인정보 수집·이용', required: true, term: personal },
]
