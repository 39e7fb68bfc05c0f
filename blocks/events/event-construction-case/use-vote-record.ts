'use client'
import { useSyncExternalStore } from 'react'
import { storedState } from '@/lib/ui/stored-state'
import {
  chooseCase,
  readRecords,
  recordFor,
  visitCase,
  withoutRecord,
  withRecord,
  type VoteRecord,
  type VoteRecords,
} from '@/schemas/rules/events/vote-record'

/** The member and the event of a record. */
export interface Voter {
  eventId: string
  memberNo: string
}

const records = storedState<VoteRecords>('maru:votes', {}, readRecords)

const change = ({ eventId, memberNo }: Voter, to: (record: VoteRecord) => VoteRecord): void => {
  const all = records.snapshot()
  records.set(withRecord(all, memberNo, to(recordFor(all, eventId, memberNo))))
}

/** A member's vote as stored by this browser, in every tab (S-VOTE-1). */
export const useVoteRecord = ({ eventId, memberNo }: Voter): VoteRecord =>
  recordFor(useSyncExternalStore(records.subscribe, records.snapshot, records.serverSnapshot), eventId, memberNo)

export const noteVisit = (voter: Voter, no: number): void => change(voter, (record) => visitCase(record, no))
export const noteChoice = (voter: Voter, no: number): void => change(voter, (record) => chooseCase(record, no))
/** A sent vote is removed from the browser (S-VOTE-2). */
export const forgetVote = ({ eventId, memberNo }: Voter): void => records.set(withoutRecord(records.snapshot(), eventId, memberNo))
