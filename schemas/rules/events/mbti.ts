// The interior personality of mbti and mbti787 events: a short question set, three for each of four letters, and what the
// result says of a home. Nothing here is right or wrong, so all of it may be known to the browser.

/** One question; `choices` stand for the first and the second letter of the axis. */
interface MbtiQuestion {
  axis: (typeof AXES)[number]
  question: string
  choices: readonly [string, string]
}
const AXES = ['EI', 'NS', 'FT', 'JP'] as const

/** In turns, so that no two questions about the same thing stand together. */
export const MBTI_QUESTIONS: readonly MbtiQuestion[] = [
  { axis: 'EI', question: '쉬는 날 우리 집은 어떤 모습인가요?', choices: ['사람을 불러 함께 밥을 먹는다', '조용히 혼자 머문다'] },
  { axis: 'NS', question: '집을 고칠 때 먼저 떠오르는 것은 무엇인가요?', choices: ['살아 보고 싶은 분위기', '지금 불편한 곳'] },
  { axis: 'FT', question: '마음에 드는 의자가 생각보다 비쌉니다.', choices: ['앉았을 때 좋았으니 산다', '쓰임새를 따져 보고 정한다'] },
  { axis: 'JP', question: '이사 첫 주의 나는 어떤가요?', choices: ['정리 순서를 적어 둔다', '필요한 것부터 꺼내 쓴다'] },
  { axis: 'EI', question: '거실에 꼭 두고 싶은 것은 무엇인가요?', choices: ['여럿이 둘러앉는 큰 탁자', '혼자 앉는 창가 의자'] },
  { axis: 'NS', question: '벽지를 고를 때 나는 어떤가요?', choices: ['전체 그림을 상상하며 고른다', '견본을 만져 보고 고른다'] },
  { axis: 'FT', question: '가족과 취향이 다를 때 어떻게 하나요?', choices: ['모두가 좋아할 것을 찾는다', '이유가 또렷한 쪽을 고른다'] },
  { axis: 'JP', question: '공사 날짜를 정할 때 나는 어떤가요?', choices: ['몇 달 앞서 정해 둔다', '형편을 보며 정한다'] },
  { axis: 'EI', question: '손님이 오면 어디로 먼저 안내하나요?', choices: ['주방과 식탁으로', '아늑한 작은 방으로'] },
  { axis: 'NS', question: '갖고 싶은 조명은 어떤 것인가요?', choices: ['이야기가 담긴 모양', '밝기와 높이를 맞출 수 있는 것'] },
  {
    axis: 'FT',
    question: '집을 보여 주며 하고 싶은 말은 무엇인가요?',
    choices: ['이 자리에서 쉬는 기분이 좋아요', '이렇게 바꾸니 편해졌어요'],
  },
  { axis: 'JP', question: '서랍 속은 어떤 모습인가요?', choices: ['칸마다 자리가 정해져 있다', '열어 보면 다 있다'] },
]

/** Which choice was taken of each question: 0, 1, or nothing yet. */
export type MbtiAnswers = readonly (0 | 1 | undefined)[]

/** `INFP`; nothing while a question is open. Three questions of each axis: one letter always has more. */
export function mbtiOf(answers: MbtiAnswers): string | undefined {
  if (MBTI_QUESTIONS.some((_, i) => answers[i] === undefined)) return undefined
  return AXES.map((axis) => {
    const second = MBTI_QUESTIONS.filter((question, i) => question.axis === axis && answers[i] === 1).length
    return axis[second * 2 > MBTI_QUESTIONS.filter((question) => question.axis === axis).length ? 1 : 0]
  }).join('')
}

const TEMPER: Record<string, string> = { NF: '이야기를 담는', NT: '구조를 그리는', SF: '손길이 다정한', ST: '쓰임새를 아는' }
const HOME: Record<string, string> = { EJ: '사랑방', EP: '열린 작업실', IJ: '단정한 서재', IP: '창가 다락' }
const ADVICE: Record<string, string> = {
  NF: '빛이 낮게 드는 조명과 결이 보이는 원목을 곁에 두면 잘 어울립니다.',
  NT: '벽과 수납의 선을 맞추고 색을 두 가지로 줄이면 생각하기 좋은 집이 됩니다.',
  SF: '손에 닿는 천과 벽지의 질감을 고르면 머무는 사람이 편안해집니다.',
  ST: '동선을 짧게 하고 관리가 쉬운 바닥재를 고르면 오래 편합니다.',
}

/** What a result says: `INFP` is 이야기를 담는 창가 다락. */
export function mbtiResult(code: string): { name: string; advice: string } {
  const temper = code.slice(1, 3)
  return { name: `${TEMPER[temper]} ${HOME[code[0]! + code[3]!]}`, advice: ADVICE[temper]! }
}
