import { defineEntryBlock } from '../_parts/event-entry/define-entry-block'
import { VideoQuizEntry } from '../event-video-quiz/entry.lazy'

export const eventVideoPuzzleQuiz = defineEntryBlock({ template: 'videoPuzzleQuiz', title: '영상 퍼즐 퀴즈', Entry: VideoQuizEntry })
