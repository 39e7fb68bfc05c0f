import type { Shape } from '@/schemas/words/shape'
import type { alliances } from '@/services/db/tables/events'

type Row = typeof alliances.$inferSelect

/** Pictures of these benefits, whose dimensions are read in one query. */
export const picturesOf = (rows: readonly Row[]): string[] => rows.flatMap((alliance) => [alliance.imgBannerPc, alliance.imgBannerMo])

export const presentAlliance = (alliance: Row, shapeOf: (path: string) => Shape) => ({
  ALLIANCE_SEQ: alliance.allianceSeq,
  TITLE: alliance.title,
  SUMMARY: alliance.summary,
  PARTNER: alliance.partner,
  IMG_BANNER_PC: alliance.imgBannerPc,
  IMG_BANNER_MO: alliance.imgBannerMo,
  IMG_BANNER_ALT: alliance.imgBannerAlt,
  IMG_BANNER_PC_SHAPE: shapeOf(alliance.imgBannerPc),
  IMG_BANNER_MO_SHAPE: shapeOf(alliance.imgBannerMo),
  OPEN_STR_DATE: alliance.openFrom.toISOString(),
  OPEN_END_DATE: alliance.openUntil.toISOString(),
})
