import { Pill } from '@/builder/ui/pill'
import type { MemberStatus } from '@/schemas/api/members/desk'
import { MEMBER_WORDS } from './member-words'

const DOTS: Record<MemberStatus, string> = {
  NORMAL: 'bg-success',
  DORMANT: 'bg-warning-500',
  BLOCKED: 'bg-danger',
  WITHDRAWN: 'bg-studio-500',
}

export const MemberPill = ({ status }: { status: MemberStatus }) => <Pill dot={DOTS[status]}>{MEMBER_WORDS.status[status]}</Pill>
