import { defineEntryBlock } from '../_parts/event-entry/define-entry-block'
import { TvQuizEntry } from '../event-tvc/entry.lazy'

export const eventTvc2 = defineEntryBlock({ template: 'tvc2', title: '초성 퀴즈와 설문', Entry: TvQuizEntry })
