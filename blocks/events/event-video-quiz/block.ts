// One island for two templates: answers to a film, and parts of a film in order.
import { defineEntryBlock } from '../_parts/event-entry/define-entry-block'
import { EventVideoQuizEntry } from './entry.lazy'

export const eventVideoQuiz = defineEntryBlock({
  type: 'event-video-quiz',
  template: 'videoQuiz',
  title: '영상 퀴즈',
  way: '영상 보고 답하기',
  isGame: true,
  Entry: EventVideoQuizEntry,
})

export const eventVideoPuzzleQuiz = defineEntryBlock({
  type: 'event-video-puzzle-quiz',
  template: 'videoPuzzleQuiz',
  title: '영상 퍼즐 퀴즈',
  way: '영상 조각 맞추기',
  isGame: true,
  Entry: EventVideoQuizEntry,
})
