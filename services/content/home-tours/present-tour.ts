import type { StoredTour } from '@/schemas/api/content/home-tours'
import type { TourRow } from './own-tour'

/** A tour as its writer sees it. */
export const presentTour = ({
  seq,
  state,
  document,
  draftNumber,
  publishedNumber,
  updatedAt,
  saveKey,
  hiddenReason,
}: TourRow): StoredTour => ({
  seq,
  state,
  document,
  draftNumber,
  publishedNumber,
  updatedAt: updatedAt.toISOString(),
  saveKey,
  hiddenReason: state === 'hidden' ? hiddenReason : '',
})
