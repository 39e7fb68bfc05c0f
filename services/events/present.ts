import type { events } from '@/services/db/tables'

export const presentEvent = (event: typeof events.$inferSelect) => ({
  EVENT_SEQ: event.eventSeq,
  EVENT_NAME: event.eventName,
  SUMMARY: event.summary,
  EVENT_TYPE: event.eventType,
  EVENT_TAB: event.eventTab,
  EVENT_LINK: event.eventLink,
  IMG_BANNER_PC: event.imgBannerPc,
  IMG_BANNER_MO: event.imgBannerMo,
  IMG_BANNER_PC_ALT: event.imgBannerAlt,
  IMG_BANNER_MO_ALT: event.imgBannerAlt,
  OPEN_STR_DATE: event.openStrDate.toISOString(),
  OPEN_END_DATE: event.openEndDate.toISOString(),
  WINNER_DT: event.winnerDate?.toISOString() ?? null,
})
