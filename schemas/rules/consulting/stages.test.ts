import { expect, test } from 'vitest'
import { dueOf, mayDelete, mayMove, MOVES, STAGE_WORDS, STAGES } from './stages'

const NONE = () => []

test('S-CONS-1: the seven stages in their order, each reached by a permitted move', () => {
  expect(STAGES.map((stage) => STAGE_WORDS[stage])).toEqual(['상담', '실측', '견적', '계약', '시공', '완료', 'A/S'])
  for (const [at, stage] of STAGES.entries()) if (at > 0) expect(mayMove(STAGES[at - 1]!, stage), stage).toBe(true)
})

test('no stage is skipped after the estimate, and a contract is not taken back', () => {
  expect(mayMove('discussion', 'contract')).toBe(false)
  expect(mayMove('estimation', 'construct')).toBe(false)
  expect(mayMove('contract', 'estimation')).toBe(false)
  expect(mayMove('complete', 'construct')).toBe(false)
  for (const stage of STAGES) expect(MOVES[stage], stage).not.toContain(stage)
})

test('a request is taken back until the contract', () => {
  expect(STAGES.filter(mayDelete)).toEqual(['discussion', 'survey', 'estimation'])
})

test('a deadline ends at six in Seoul, after working days', () => {
  // A Friday: Monday is the first working day, Tuesday the second.
  expect(dueOf('discussion', new Date('2026-06-05T01:00:00Z'), NONE)).toEqual(new Date('2026-06-09T09:00:00Z'))
  // Late on a Sunday in UTC is Monday morning in Seoul.
  expect(dueOf('discussion', new Date('2026-06-07T23:00:00Z'), NONE)).toEqual(new Date('2026-06-10T09:00:00Z'))
  expect(dueOf('construct', new Date('2026-06-05T01:00:00Z'), NONE)).toBeNull()
  // The local election of Wednesday, 3 June is no working day: two days after Tuesday end on Friday.
  const holidays = (day: string) => (day === '2026-06-03' ? ['지방선거일'] : [])
  expect(dueOf('discussion', new Date('2026-06-02T01:00:00Z'), holidays)).toEqual(new Date('2026-06-05T09:00:00Z'))
})
