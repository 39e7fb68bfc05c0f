import type { TargetKind } from '@/services/targets/target-kind'

export const consultingNames: Readonly<Record<string, TargetKind>> = {
  consultation: { words: '상담', path: (id) => `/ice_builder/consultations/${id}`, area: 'consultations' },
  consultations: { words: '상담함', isWhole: true },
}
