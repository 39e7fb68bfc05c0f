import type { BlockArea } from '@/blocks/area'
import { alliance } from './_subjects/alliance'
import { event } from './_subjects/event'
import { winner } from './_subjects/winner'
import { allianceDetail } from './alliance-detail/block'
import { allianceList } from './alliance-list/block'
import { collaboForm } from './collabo-form/block'
import { eventConstructionCase } from './event-construction-case/block'
import { eventDefault, eventFesta } from './event-default/block'
import { eventDetail } from './event-detail/block'
import { eventJoin } from './event-join/block'
import { eventList } from './event-list/block'
import { eventNewQuiz } from './event-new-quiz/block'
import { eventQuizChoice } from './event-quiz-choice/block'
import { eventReplies } from './event-replies/block'
import { eventReview } from './event-review/block'
import { eventStillCut } from './event-still-cut/block'
import { eventTvc, eventTvc2, eventTvc3 } from './event-tvc/block'
import { eventVideoPuzzleQuiz, eventVideoQuiz } from './event-video-quiz/block'
import { eventWordCardQuiz } from './event-word-card-quiz/block'
import { prizeAnswer } from './prize-answer/block'
import { winnerDetail } from './winner-detail/block'
import { winnerList } from './winner-list/block'

export const area: BlockArea = {
  blocks: [
    allianceDetail,
    allianceList,
    collaboForm,
    eventConstructionCase,
    eventDefault,
    eventFesta,
    eventDetail,
    eventJoin,
    eventList,
    eventNewQuiz,
    eventQuizChoice,
    eventReplies,
    eventReview,
    eventStillCut,
    eventTvc,
    eventTvc2,
    eventTvc3,
    eventVideoPuzzleQuiz,
    eventVideoQuiz,
    eventWordCardQuiz,
    prizeAnswer,
    winnerDetail,
    winnerList,
  ],
  subjects: {
    alliance,
    event,
    winner,
  },
}
