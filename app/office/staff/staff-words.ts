import type { StaffState } from '@/schemas/api/auth/staff-accounts'

export const STATE_LOOKS: Readonly<Record<StaffState, { words: string; dot: string }>> = {
  active: { words: '사용 중', dot: 'bg-success' },
  invited: { words: '초대함', dot: 'bg-warning-500' },
  blocked: { words: '사용 중지', dot: 'bg-danger' },
}

/** What a person may do, in a word. */
export const roleWords = ({ role, roleName }: { role: 'adm' | 'mng'; roleName: string }): string =>
  role === 'adm' ? '관리자' : roleName || '매니저'
