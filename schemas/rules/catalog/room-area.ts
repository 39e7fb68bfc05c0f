import { measureOf } from '@/schemas/rules/base/measure-only'
import { fromPyeong, LARGEST_ROOM, LEAST_ROOM } from './material-need'

/** How a room is measured: two sides in metres, or its area. */
export type RoomMeasure = 'sides' | 'm2' | 'pyeong'
export interface TypedRoom {
  measure: RoomMeasure
  /** The first side or the area, and the second side, as typed. */
  first: string
  second: string
}

const LONGEST_SIDE = 200

interface RoomRead {
  area?: number
  fault?: string
  /** Which of the two sides is wrong, where it is one of them. */
  wrong?: 'first' | 'second'
}

/** The square metres of a typed room, or what is wrong with it in words; a room in which nothing is typed is neither. */
export function roomArea({ measure, first, second }: TypedRoom): RoomRead {
  const isSides = measure === 'sides'
  if (first === '' && (!isSides || second === '')) return {}
  if (isSides && (first === '' || second === ''))
    return { fault: '가로와 세로를 모두 입력해 주세요.', ...oneOf(first === '', second === '') }
  const typed = isSides ? [measureOf(withoutMetre(first)), measureOf(withoutMetre(second))] : [measureOf(first)]
  const isWrong = (test: (side: number) => boolean) => (isSides ? oneOf(test(typed[0]!), test(typed[1]!)) : {})
  if (typed.some(Number.isNaN)) return { fault: '4.6처럼 숫자로만 입력해 주세요.', ...isWrong(Number.isNaN) }
  const isLong = (side: number) => side > LONGEST_SIDE
  if (isSides && typed.some(isLong))
    return { fault: `한 변은 ${LONGEST_SIDE}m까지 입력할 수 있습니다. m로 적었는지 확인해 주세요.`, ...isWrong(isLong) }
  const product = typed.reduce((area, one) => area * one, 1)
  const area = Math.round((measure === 'pyeong' ? fromPyeong(product) : product) * 100) / 100
  if (area < LEAST_ROOM || area > LARGEST_ROOM)
    return {
      fault: `방 하나는 ${LEAST_ROOM}㎡부터 ${LARGEST_ROOM.toLocaleString('ko-KR')}㎡까지 계산할 수 있습니다.${area > LARGEST_ROOM ? ' 더 넓은 곳은 상담으로 도와드립니다.' : ''}`,
    }
  return { area }
}

const oneOf = (isFirst: boolean, isSecond: boolean): Pick<RoomRead, 'wrong'> =>
  isFirst === isSecond ? {} : { wrong: isFirst ? 'first' : 'second' }

/** `4.5m` says what the field asks for. */
const withoutMetre = (side: string): string => side.replace(/(?:m|미터)$/i, '')
