import { Ban, Download, LockOpen, LogOut, ShieldCheck, Trash2, type LucideIcon } from 'lucide-react'
import type { MemberStatus } from '@/schemas/api/members/desk'
import type { Rights } from '@/schemas/rules/base/rights'

export type MemberAct = 'releaseLock' | 'block' | 'unblock' | 'endSessions' | 'export' | 'erase'

export interface ActWords {
  id: MemberAct
  words: string
  icon: LucideIcon
  title: string
  text: string
  label: string
  busyWords: string
}

const ACTS: Readonly<Record<MemberAct, Omit<ActWords, 'id'>>> = {
  releaseLock: {
    words: '로그인 잠금 해제',
    icon: LockOpen,
    title: '로그인 잠금을 해제합니다',
    text: '비밀번호를 여러 번 틀려 멈춘 로그인을 모든 곳에서 다시 열어 드립니다.',
    label: '해제하는 사유',
    busyWords: '해제하는 중입니다',
  },
  endSessions: {
    words: '로그인 모두 끝내기',
    icon: LogOut,
    title: '모든 로그인을 끝냅니다',
    text: '이 회원이 로그인한 모든 기기에서 바로 로그아웃됩니다. 다시 로그인할 수 있습니다.',
    label: '끝내는 사유',
    busyWords: '끝내는 중입니다',
  },
  block: {
    words: '이용 제한',
    icon: Ban,
    title: '이용을 제한합니다',
    text: '모든 로그인이 바로 끝나고, 제한을 해제할 때까지 로그인할 수 없습니다.',
    label: '제한하는 사유',
    busyWords: '제한하는 중입니다',
  },
  unblock: {
    words: '이용 제한 해제',
    icon: ShieldCheck,
    title: '이용 제한을 해제합니다',
    text: '회원이 다시 로그인할 수 있습니다. 휴면이던 회원은 휴면으로 돌아갑니다.',
    label: '해제하는 사유',
    busyWords: '해제하는 중입니다',
  },
  export: {
    words: '자료 내려받기',
    icon: Download,
    title: '보관하는 모든 자료를 내려받습니다',
    text: '이 회원에 관해 보관하는 모든 기록을 JSON 파일 하나로 만듭니다. 본인에게 전한 뒤 파일을 지워 주세요.',
    label: '내려받는 사유',
    busyWords: '파일을 만드는 중입니다',
  },
  erase: {
    words: '개인정보 파기',
    icon: Trash2,
    title: '개인정보를 파기합니다',
    text: '탈퇴로 처리하고 모든 표에서 개인정보를 지웁니다. 되돌릴 수 없습니다.',
    label: '파기하는 사유',
    busyWords: '파기하는 중입니다',
  },
}

interface Known {
  status: MemberStatus
  lockedUntil: string | null
  sessions: number
}

/** The acts that the role permits and the state of the member allows now. */
export function actsOf({ status, lockedUntil, sessions }: Known, rights: Rights): ActWords[] {
  const isHere = status !== 'WITHDRAWN'
  const open: MemberAct[] = [
    ...(rights.writes('members')
      ? ([
          ...(lockedUntil ? (['releaseLock'] as const) : []),
          ...(sessions > 0 ? (['endSessions'] as const) : []),
          ...(status === 'BLOCKED' ? (['unblock'] as const) : isHere ? (['block'] as const) : []),
        ] as const)
      : []),
    ...(rights.publishes('members') ? (['export', ...(isHere ? (['erase'] as const) : [])] as const) : []),
  ]
  return open.map((id) => ({ id, ...ACTS[id] }))
}
