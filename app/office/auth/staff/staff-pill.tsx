import { Pill } from '@/builder/ui/pill'
import type { StaffState } from '@/schemas/api/auth/staff-accounts'

const LOOKS: Readonly<Record<StaffState, { words: string; dot: string }>> = {
  active: { words: '사용 중', dot: 'bg-success' },
  invited: { words: '초대함', dot: 'bg-warning-500' },
  blocked: { words: '사용 중지', dot: 'bg-danger' },
}

export function StaffPill({ state }: { state: StaffState }) {
  const { words, dot } = LOOKS[state]
  return <Pill dot={dot}>{words}</Pill>
}
