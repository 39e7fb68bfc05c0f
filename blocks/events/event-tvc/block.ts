import { defineEntryBlock } from '../_parts/event-entry/define-entry-block'
import { TvQuizEntry } from './entry.lazy'

export const eventTvc = defineEntryBlock({ template: 'tvc', title: '초성 퀴즈', Entry: TvQuizEntry })
