// One answer to several reviews or questions: what differs stands in places, which are filled for each of them.
import { withParticle, type Particle } from '@/lib/particle'

export const ANSWER_PLACES = { 이름: '쓴 분의 이름', 상품: '상품 이름' } as const
type Place = keyof typeof ANSWER_PLACES

const PLACE = /\{([^{}\n]{1,20})\}/gu
/** A particle behind a place follows the word that fills it: staff write {상품}을 for every one. */
const FILLED = /\{([^{}\n]{1,20})\}(?:(으로|은|는|이|가|을|를|과|와|로)(?![가-힣]))?/gu
const PAIRS: readonly Particle[] = ['은/는', '이/가', '을/를', '와/과', '으로/로']

export const UNKNOWN_PLACE = `채울 수 있는 자리는 ${Object.keys(ANSWER_PLACES)
  .map((place) => `{${place}}`)
  .join(', ')}입니다. 다른 자리는 지워 주세요.`

/** Whether each place of a text is one that can be filled. */
export const knowsPlaces = (text: string): boolean => [...text.matchAll(PLACE)].every(([, place]) => Object.hasOwn(ANSWER_PLACES, place!))

export const fillAnswer = (text: string, values: Readonly<Record<Place, string>>): string =>
  text
    .replace(FILLED, (whole, place: string, particle: string | undefined) => {
      if (!Object.hasOwn(ANSWER_PLACES, place)) return whole
      const pair = PAIRS.find((one) => particle !== undefined && one.split('/').includes(particle))
      return pair ? withParticle(values[place as Place], pair) : values[place as Place]
    })
    .trim()

/** What the shop says most often. */
export const USUAL_ANSWERS = {
  review: [
    { title: '감사 인사', text: '{이름}님, {상품} 후기를 남겨 주셔서 고맙습니다. 쓰시면서 궁금한 점이 있으면 언제든 문의해 주세요.' },
    { title: '불편 사과', text: '{이름}님, {상품} 때문에 불편을 드려 죄송합니다. 고객센터로 연락해 주시면 바로 살펴 도와 드리겠습니다.' },
  ],
  question: [
    { title: '재입고 안내', text: '{이름}님, {상품}의 재입고 일정이 정해지면 상품 페이지에 알려 드리겠습니다.' },
    { title: '배송 안내', text: '{이름}님, {상품}의 배송 일정은 주문하신 뒤 주문 내역에서 확인하실 수 있습니다.' },
  ],
} as const
