// What an estimate is called in its parts: for the form of staff, the page, the request for a consultation.
import type { Dwelling, EstimatedWork, EstimateInput, Grade, Space, Work } from '@/schemas/rules/catalog/estimate'

export const DWELLING_WORDS: Readonly<Record<Dwelling, string>> = {
  apartment: '아파트',
  villa: '빌라·다세대',
  house: '단독주택',
  officetel: '오피스텔',
}
export const SPACE_WORDS: Readonly<Record<Space, string>> = {
  living: '거실·복도',
  kitchen: '주방',
  bedroom: '침실',
  bath: '욕실',
  entry: '현관',
  window: '창호',
}
/** What is done there. */
export const SPACE_DONE: Readonly<Record<Space, string>> = {
  living: '바닥, 벽, 천장',
  kitchen: '싱크대, 벽 타일',
  bedroom: '바닥, 벽, 천장',
  bath: '방수, 타일, 도기',
  entry: '중문, 바닥 타일',
  window: '이중창 바꾸기',
}
export const WORK_WORDS: Readonly<Record<Work, string>> = {
  floor: '바닥',
  wall: '벽·천장',
  kitchen: '주방',
  bath: '욕실',
  entry: '현관',
  window: '창호',
  clear: '철거와 정리',
}
export const GRADE_WORDS: Readonly<Record<Grade, string>> = { value: '알뜰', basic: '기본', premium: '고급' }

const MAN = 10_000

/** 27,800,000 → 2,780만; 123,400,000 → 1억 2,340만. */
export function manWon(won: number): string {
  const man = Math.round(won / MAN)
  const eok = Math.floor(man / MAN)
  const rest = man % MAN
  return [
    ...(eok > 0 ? [`${eok.toLocaleString('ko-KR')}억`] : []),
    ...(rest > 0 || eok === 0 ? [`${rest.toLocaleString('ko-KR')}만`] : []),
  ].join(' ')
}
export const rangeWords = (low: number, high: number): string => (low === high ? `${manWon(low)} 원` : `${manWon(low)}~${manWon(high)} 원`)

type Told = Pick<EstimatedWork, 'work' | 'names' | 'amount'>
const BY_NUMBER: readonly Work[] = ['kitchen', 'bath', 'entry']

/** 바닥; 욕실 2곳 */
export const workTitle = ({ work, amount }: Told): string =>
  BY_NUMBER.includes(work) && amount > 1 ? `${WORK_WORDS[work]} ${amount}곳` : WORK_WORDS[work]

/** 원목결 마루 오크 내추럴 58.6㎡; 온결 이중창 250 화이트 8짝; 결 주방 오크 3.2m, 벽 타일 */
export function workDetail({ work, names, amount }: Told): string {
  const of = names.join(', ')
  if (work === 'window') return `${of} ${amount}짝`
  return BY_NUMBER.includes(work) ? of : `${of} ${amount.toLocaleString('ko-KR')}㎡`
}

const COUNTS = ['', '한 곳', '두 곳', '세 곳', '네 곳', '다섯 곳', '여섯 곳']
export const placesWords = (count: number): string => COUNTS[count] ?? `${count}곳`

/** 전용 84㎡, 다섯 곳, 기본 등급 */
export const estimateTitle = ({ area, spaces, grade }: EstimateInput): string =>
  [
    `전용 ${area.toLocaleString('ko-KR')}㎡`,
    placesWords(spaces.length),
    spaces.some((one) => one.grade) ? '방마다 다른 등급' : `${GRADE_WORDS[grade]} 등급`,
  ].join(', ')
