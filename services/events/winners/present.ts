import type { winners } from '@/services/db/tables/events'

type Row = typeof winners.$inferSelect

export const presentHead = (winner: Row) => ({
  WINNER_SEQ: winner.winnerSeq,
  SUBJECT_WINNER: winner.subject,
  EVENT_SEQ: winner.eventSeq,
  REG_DT: winner.postedAt.toISOString(),
})

export const presentNeighbour = (winner: Row | undefined) =>
  winner ? { WINNER_SEQ: winner.winnerSeq, SUBJECT_WINNER: winner.subject, REG_DT: winner.postedAt.toISOString() } : null
