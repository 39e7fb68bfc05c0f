// An event that is chosen for a block, as the builder offers and judges it.
import { TEMPLATE_WORDS } from './event-form'
import { templateOf } from './event-template'

interface Chosen {
  eventSeq: number
  eventName: string
  eventType: string
  state: 'open' | 'upcoming' | 'finished' | 'draft'
}

export interface EventChoice {
  value: number
  label: string
  /** What is wrong with choosing it: an error stops publishing, a warning does not. */
  fault?: { severity: 'error' | 'warning'; message: string }
}

export const wrongTemplate = (way: string): string =>
  `고른 이벤트는 다른 방법(${way})으로 참여하는 이벤트라 여기에서 응모할 수 없습니다. 이 블록에 맞는 이벤트를 골라 주세요.`
const FINISHED = '종료된 이벤트입니다. 방문자에게는 종료되었다는 안내만 보입니다.'
const STATE_WORDS = { open: '', upcoming: ' (예정)', finished: ' (종료)', draft: ' (게시 전)' }

/** Events that fit come first, those that are over behind them, and last those of other templates. @param template empty where an event is only named, whatever it is. */
export function eventChoices(events: readonly Chosen[], template: string): EventChoice[] {
  const fits = ({ eventType }: Chosen): boolean => template === '' || templateOf(eventType) === template
  const rank = (event: Chosen): number => (fits(event) ? (event.state === 'finished' ? 1 : 0) : 2)
  return events
    .toSorted((a, b) => rank(a) - rank(b))
    .map((event) => {
      const { eventSeq, eventName, state } = event
      const way = TEMPLATE_WORDS[templateOf(event.eventType)]
      const label = `${eventName}${STATE_WORDS[state]}`
      if (!fits(event)) return { value: eventSeq, label: `${label} · ${way}`, fault: { severity: 'error', message: wrongTemplate(way) } }
      return state === 'finished' && template !== ''
        ? { value: eventSeq, label, fault: { severity: 'warning', message: FINISHED } }
        : { value: eventSeq, label }
    })
}
