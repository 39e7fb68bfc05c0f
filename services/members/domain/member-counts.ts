import type { CountKind } from '@/services/counts/count-kinds'

export const memberCounts: readonly CountKind[] = [{ kind: 'join', words: '회원 가입' }]
