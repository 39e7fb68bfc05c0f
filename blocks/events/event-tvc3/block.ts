import { defineEntryBlock } from '../_parts/event-entry/define-entry-block'
import { TvQuizEntry } from '../event-tvc/entry.lazy'

export const eventTvc3 = defineEntryBlock({ template: 'tvc3', title: '초성 퀴즈, 설문, 댓글', Entry: TvQuizEntry })
