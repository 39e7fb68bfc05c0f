import type { ReactNode } from 'react'
import type { EventTemplate } from '@/schemas/rules/event-template'
import { Reviews } from './reviews'
import type { PartProps } from './load'

/** What an event of one type shows beside its words. */
interface Template {
  /** How to take part, in the facts under the title. */
  way?: string
  /** The picture fills the width above the words, as at a fair. */
  wide?: boolean
  /** Under the words: what this type gathers. */
  Part?: (props: PartProps) => ReactNode
  /** Where members take part; its place is held open while the type has none. */
  Entry?: (props: PartProps) => ReactNode
}

/** Templates by type code (S-EVT-10). A type that takes entries registers its `Entry` here. */
export const templates: Record<EventTemplate, Template> = {
  join: { way: '회원 가입' },
  quizChoice: { way: '보기에서 답 고르기' },
  constructionCase: { way: '시공사례 투표' },
  videoQuiz: { way: '영상 보고 답하기' },
  videoPuzzleQuiz: { way: '영상 조각 맞추기' },
  review: { way: '후기 주소 등록', Part: Reviews },
  newQuiz: { way: '차례로 답하는 퀴즈' },
  tvc: { way: '초성 네 글자 맞히기' },
  tvc2: { way: '광고 퀴즈와 설문' },
  tvc3: { way: '광고 퀴즈와 한마디' },
  stillCut: { way: '장면 순서 맞히기' },
  wordCardQuiz: { way: '글자 카드 고르기' },
  festa: { way: '전시장 방문', wide: true },
  default: {},
}
