import type { ExhibitKind } from '@/schemas/api/store/exhibits'

export const exhibitLink = (kind: ExhibitKind, id: number): string =>
  kind === 'relay' ? `/store/promotion/relay/${id}` : `/store/promotion/${id}`
