import type { ComponentType, ReactNode } from 'react'
import type { EventTemplate } from '@/schemas/rules/events/event-template'
import type { EntryProps } from '../_parts/event-entry/entry-event'
import { ConstructionCaseEntry } from '../event-construction-case/entry.lazy'
import { JoinEntry } from '../event-join/entry.lazy'
import { NewQuizEntry } from '../event-new-quiz/entry.lazy'
import { PlainEntry } from '../event-default/entry.lazy'
import { QuizChoiceEntry } from '../event-quiz-choice/entry.lazy'
import { ReviewEntry } from '../event-review/entry.lazy'
import { StillCutEntry } from '../event-still-cut/entry.lazy'
import { TvQuizEntry } from '../event-tvc/entry.lazy'
import { VideoQuizEntry } from '../event-video-quiz/entry.lazy'
import { WordCardQuizEntry } from '../event-word-card-quiz/entry.lazy'
import { Reviews } from '../_parts/event-reviews/reviews'
import type { PartProps } from './load'

/** What an event of one type shows beside its words. */
interface Template {
  /** How to take part, in the facts under the title. */
  way?: string
  /** The picture fills the width above the words, as at a fair. */
  wide?: boolean
  /** A game stands right under the title, before the words of the event (look, `event-quiz`); any other entry after them. */
  isGame?: true
  /** Under the words: what this type gathers. */
  Part?: (props: PartProps) => ReactNode
  /** The island in which members take part; it is told nothing but what the browser may know of the event. */
  Entry: ComponentType<EntryProps>
}

/** Templates by type code (S-EVT-10). */
export const templates: Record<EventTemplate, Template> = {
  join: { way: '회원 가입', Entry: JoinEntry },
  quizChoice: { way: '보기에서 답 고르기', isGame: true, Entry: QuizChoiceEntry },
  constructionCase: { way: '시공사례 투표', isGame: true, Entry: ConstructionCaseEntry },
  videoQuiz: { way: '영상 보고 답하기', isGame: true, Entry: VideoQuizEntry },
  videoPuzzleQuiz: { way: '영상 조각 맞추기', isGame: true, Entry: VideoQuizEntry },
  review: { way: '후기 주소 등록', Entry: ReviewEntry, Part: Reviews },
  newQuiz: { way: '차례로 답하는 퀴즈', isGame: true, Entry: NewQuizEntry },
  tvc: { way: '초성 네 글자 맞히기', isGame: true, Entry: TvQuizEntry },
  tvc2: { way: '광고 퀴즈와 설문', isGame: true, Entry: TvQuizEntry },
  tvc3: { way: '광고 퀴즈와 한마디', isGame: true, Entry: TvQuizEntry },
  stillCut: { way: '장면 순서 맞히기', isGame: true, Entry: StillCutEntry },
  wordCardQuiz: { way: '글자 카드 고르기', isGame: true, Entry: WordCardQuizEntry },
  festa: { way: '전시장 방문', wide: true, Entry: PlainEntry },
  // Contests of homes gather pictures too.
  default: { Entry: PlainEntry, Part: Reviews },
}
