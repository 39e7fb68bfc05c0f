import { dataAttributes } from '@/lib/html/data-attributes'
import { sanitizeHtml } from '@/lib/html/sanitize-html'
import { EVENT_MESSAGES, type EventGame, type EventMessages } from '@/schemas/rules/events/event-game'
import type { Shape } from '@/schemas/words/shape'
import type { events } from '@/services/db/tables/events'

type Row = typeof events.$inferSelect
type ShapeOf = (path: string) => Shape

/** Pictures of these events, whose dimensions are read in one query. */
export const picturesOf = (rows: readonly Row[]): string[] => rows.flatMap((event) => [event.imgBannerPc, event.imgBannerMo])

export const presentEvent = (event: Row, shapeOf: ShapeOf) => ({
  EVENT_SEQ: event.eventSeq,
  EVENT_NAME: event.eventName,
  SUMMARY: event.summary,
  EVENT_TYPE: event.eventType,
  EVENT_TAB: event.eventTab,
  EVENT_LINK: event.eventLink,
  PAGE_TYPE: event.pageType,
  IMG_BANNER_PC: event.imgBannerPc,
  IMG_BANNER_MO: event.imgBannerMo,
  IMG_BANNER_PC_ALT: event.imgBannerAlt,
  IMG_BANNER_MO_ALT: event.imgBannerAlt,
  IMG_BANNER_PC_SHAPE: shapeOf(event.imgBannerPc),
  IMG_BANNER_MO_SHAPE: shapeOf(event.imgBannerMo),
  OPEN_STR_DATE: event.openStrDate.toISOString(),
  OPEN_END_DATE: event.openEndDate.toISOString(),
  WINNER_DT: event.winnerDate?.toISOString() ?? null,
})

interface Detail {
  event: Row
  game: EventGame | null
  messages: EventMessages | null
  answerLength: number
}

export const presentDetail = ({ event, game, messages, answerLength }: Detail, shapeOf: ShapeOf) => ({
  ...presentEvent(event, shapeOf),
  APPLY_BTN_YN: event.applyBtnYn,
  CONTENT_PC: sanitizeHtml(event.contentPc),
  APPLY_LIMIT_TYPE: event.applyLimitType,
  MARKETING_REQUIRED_YN: event.marketingRequiredYn,
  ACCOUNT_LINK_YN: event.accountLinkYn,
  CHECK_DT: event.checkDt,
  GAME: game ?? {},
  ANSWER_LENGTH: answerLength,
  SCRAP_CNT: event.scrapCnt,
  MESSAGES: { ...messages, ...messagesIn(event.contentPc) },
})

/** K-EVT-MSG. */
function messagesIn(content: string): EventMessages {
  const said = dataAttributes(content, 'message-')
  return Object.fromEntries(EVENT_MESSAGES.flatMap((name) => (said[name] ? [[name, said[name]]] : [])))
}
