// A recruitment of the reviewer community: its moments decide what it is (SYS-30). The same for pages, calls and the console.

/** Moments as a contract sends them. An end is no part of its span. */
export interface RecruitWindow {
  openFrom: string
  openUntil: string
  announcedFrom: string
}

export const RECRUIT_STATES = ['upcoming', 'open', 'closed', 'announced'] as const
export type RecruitState = (typeof RECRUIT_STATES)[number]
export const RECRUIT_WORDS: Readonly<Record<RecruitState, string>> = {
  upcoming: '모집 예정',
  open: '모집 중',
  closed: '모집 마감',
  announced: '발표',
}

/** What staff decided about an application. */
export const DECISIONS = ['waiting', 'chosen', 'passed'] as const
export type Decision = (typeof DECISIONS)[number]
export const DECISION_WORDS: Readonly<Record<Decision, string>> = { waiting: '정하기 전', chosen: '선정', passed: '미선정' }

const boundsOf = ({ openFrom, openUntil, announcedFrom }: RecruitWindow): number[] => [openFrom, openUntil, announcedFrom].map(Date.parse)

/** @param now epoch milliseconds. */
export function recruitState(window: RecruitWindow, now: number): RecruitState {
  const passed = boundsOf(window).filter((bound) => now >= bound).length
  return RECRUIT_STATES[passed]!
}

/** When the state of one of them changes next; undefined when none of them will. @param now epoch milliseconds. */
export function nextChange(windows: readonly RecruitWindow[], now: number): string | undefined {
  const coming = windows.flatMap(boundsOf).filter((bound) => bound > now)
  return coming.length > 0 ? new Date(Math.min(...coming)).toISOString() : undefined
}

/** In the order in which they matter: open ones that close first, then those that come, then the past ones, the latest first. */
export function byInterest(now: number): (a: RecruitWindow, b: RecruitWindow) => number {
  const rank = (one: RecruitWindow) => ({ open: 0, upcoming: 1, closed: 2, announced: 3 })[recruitState(one, now)]
  return (a, b) => {
    const ofA = rank(a)
    if (ofA !== rank(b)) return ofA - rank(b)
    const [untilA, untilB] = [Date.parse(a.openUntil), Date.parse(b.openUntil)]
    return ofA < 2 ? untilA - untilB : untilB - untilA
  }
}
