import type { TargetKind } from '@/services/targets/target-kind'

export const placesNames: Readonly<Record<string, TargetKind>> = {
  visit: { words: '방문 예약', path: (id) => `/ice_builder/visits/${id}`, area: 'visits' },
  visits: { words: '방문 예약', isWhole: true },
}
