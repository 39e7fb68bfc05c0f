import type { CountKind } from '@/services/kit/counts/count-kinds'

export const memberCounts: readonly CountKind[] = [{ kind: 'join', words: '회원 가입' }]
