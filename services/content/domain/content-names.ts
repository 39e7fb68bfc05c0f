import type { TargetKind } from '@/services/targets/target-kind'

export const contentNames: Readonly<Record<string, TargetKind>> = {
  'interior-reply': { words: '사례와 글의 댓글', listPath: '/ice_builder/replies' },
  'home-tour': { words: '회원 집들이', listPath: '/ice_builder/home-tours', area: 'home-tours', nouns: ['home-tour'] },
  recruit: { words: '결모임 지원서', listPath: '/ice_builder/community', area: 'community' },
  recruitment: { words: '결모임 모집', path: (id) => `/ice_builder/community?recruit=${id}`, area: 'community' },
}
