// A thing that a link can lead to, and what is said of a link whose thing visitors cannot see.
import { particleAfter, withParticle } from '@/lib/particle'
import { formatDateTime } from '@/schemas/words/dates'

/** 공개, 예약, 임시 저장, 종료, 숨김. */
export const LINK_STATES = ['live', 'scheduled', 'draft', 'ended', 'hidden'] as const
export type LinkState = (typeof LINK_STATES)[number]

const STATE_WORDS: Readonly<Record<LinkState, string>> = {
  live: '공개',
  scheduled: '예약',
  draft: '임시 저장',
  ended: '종료',
  hidden: '숨김',
}

export interface StatedTarget {
  /** What it is: 상품. */
  title: string
  state: LinkState
  /** When visitors begin to see it, and when they last do; null where nothing says so. */
  from: string | null
  until: string | null
}

/** The state with the date that it hangs on: `예약 · 2026. 12. 1. 10:00부터`. */
export function stateWords({ state, from, until }: StatedTarget): string {
  const words = STATE_WORDS[state]
  if (state === 'scheduled' && from) return `${words} · ${formatDateTime(from)}부터`
  if ((state === 'ended' || state === 'live') && until) return `${words} · ${formatDateTime(until)}까지`
  return words
}

/** Why visitors do not see what a link leads to, as a sentence; empty when they do. */
export function notPublicWords({ title, state, from, until }: StatedTarget): string {
  switch (state) {
    case 'live':
      return ''
    case 'scheduled':
      return from
        ? `${formatDateTime(from)}부터 열리는 ${title}입니다. 그 전에는 열리지 않습니다.`
        : `게시를 예약한 ${title}입니다. 그 전에는 열리지 않습니다.`
    case 'draft':
      return `아직 게시하지 않은 ${title}입니다. 게시하기 전에는 열리지 않습니다.`
    case 'ended':
      return until ? `${formatDateTime(until)}에 끝난 ${title}입니다.` : `끝난 ${title}입니다.`
    case 'hidden':
      return `게시를 내린 ${title}입니다. 다시 게시하기 전에는 열리지 않습니다.`
  }
}

/** Why nothing is published at an address. @param title of the records that stand under such addresses; empty where no page is. */
export const missingWords = (title: string): string =>
  title === ''
    ? '이 주소의 페이지가 없습니다. 주소를 확인하거나 이름으로 다시 찾아 주세요.'
    : `이 주소의 ${withParticle(title, '이/가')} 없습니다. 이름으로 다시 찾아 주세요.`

/** Instead of all of these, for staff who do not see things of its kind: no word of what is there, was there, or will be. */
export const UNSEEN_WORDS = '방문자가 볼 수 없는 주소입니다.'

export const deletedWords = (title: string, name: string): string =>
  `휴지통에 있는 ${title}${particleAfter(title, '으로/로')} 가는 링크입니다(${name}). 되살리거나 다른 것을 골라 주세요.`
