import { defineEntryBlock } from '../_parts/event-entry/define-entry-block'
import { VideoQuizEntry } from './entry.lazy'

export const eventVideoQuiz = defineEntryBlock({ template: 'videoQuiz', title: '영상 퀴즈', Entry: VideoQuizEntry })
