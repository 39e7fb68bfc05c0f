// An estimate as it is being typed: what may be reckoned with, and what is wrong in words at its field.
import { measureOf } from '@/schemas/rules/base/measure-only'
import {
  LARGEST_HOME,
  LEAST_HOME,
  MOST_OF_A_KIND,
  OLDEST_HOME,
  SPACES,
  usualSpaces,
  type Dwelling,
  type EstimateInput,
  type EstimateSpace,
  type Grade,
  type Space,
} from './estimate'

export interface TypedEstimate {
  dwelling: Dwelling
  area: string
  year: string
  grade: Grade
  /** What is to be mended. */
  chosen: readonly Space[]
  /** Rooms that are not as homes of the size have them, as typed. */
  own: Readonly<Partial<Record<Space, { area?: string; count?: string }>>>
  /** Rooms whose grade is not that of the home. */
  grades: Readonly<Partial<Record<Space, Grade>>>
}

interface Read {
  /** Everything that the home has, with what was typed of it. */
  spaces: EstimateSpace[]
  /** What may be reckoned; undefined where something is wrong or missing. */
  input?: EstimateInput
  areaFault?: string
  yearFault?: string
  /** By space. */
  faults: Partial<Record<Space, string>>
  /** All rooms together are more than the home. */
  isMoreThanHome: boolean
}

export const FIRST_ESTIMATE: TypedEstimate = {
  ...{ dwelling: 'apartment', area: '84', year: '', grade: 'basic' },
  ...{ chosen: ['living', 'kitchen', 'bedroom', 'bath', 'entry'], own: {}, grades: {} },
}

export const asTyped = ({ dwelling, area, year, grade, spaces }: EstimateInput): TypedEstimate => {
  const usual = usualSpaces({ area, dwelling })
  const own = spaces.filter((one) => !usual.some((it) => it.space === one.space && it.area === one.area && it.count === one.count))
  return {
    ...{ dwelling, area: String(area), year: year === undefined ? '' : String(year), grade },
    chosen: spaces.map(({ space }) => space),
    own: Object.fromEntries(own.map(({ space, area: size, count }) => [space, { area: String(size), count: String(count) }])),
    grades: Object.fromEntries(spaces.flatMap((one) => (one.grade ? [[one.space, one.grade]] : []))),
  }
}

/** @param thisYear no home is younger. */
export function readTypedEstimate(typed: TypedEstimate, thisYear: number): Read {
  const { dwelling, grade } = typed
  const area = measureOf(typed.area)
  const areaFault = areaFaultOf(typed.area, area)
  const year = typed.year === '' ? undefined : Number(typed.year)
  const yearFault =
    year === undefined || (Number.isInteger(year) && year >= OLDEST_HOME && year <= thisYear)
      ? undefined
      : `${OLDEST_HOME}년부터 ${thisYear}년 사이로 입력해 주세요.`
  if (areaFault !== undefined) return { spaces: [], areaFault, ...(yearFault ? { yearFault } : {}), faults: {}, isMoreThanHome: false }
  const faults: Read['faults'] = {}
  const spaces = usualSpaces({ area, dwelling }).map((usual) => {
    const { own: { [usual.space]: own } = {}, grades } = typed
    const size = own?.area === undefined ? usual.area : measureOf(own.area)
    const count = own?.count === undefined ? usual.count : Number(own.count)
    if (!(size >= 0 && size <= LARGEST_HOME) || (usual.space !== 'window' && size === 0))
      faults[usual.space] = `넓이를 0보다 크고 ${LARGEST_HOME.toLocaleString('ko-KR')}㎡를 넘지 않게 입력해 주세요.`
    else if (!(Number.isInteger(count) && count >= 1 && count <= MOST_OF_A_KIND))
      faults[usual.space] = `수를 1부터 ${MOST_OF_A_KIND} 사이로 입력해 주세요.`
    const ownGrade = grades[usual.space]
    return { space: usual.space, area: size, count, ...(ownGrade && ownGrade !== grade ? { grade: ownGrade } : {}) }
  })
  const chosen = spaces.filter(({ space }) => typed.chosen.includes(space))
  const isWhole = yearFault === undefined && chosen.length > 0 && !chosen.some(({ space }) => faults[space])
  return {
    spaces,
    ...(isWhole ? { input: { dwelling, area, grade, spaces: chosen, ...(year === undefined ? {} : { year }) } } : {}),
    ...(yearFault ? { yearFault } : {}),
    faults,
    isMoreThanHome: Math.round(spaces.reduce((sum, one) => sum + one.area, 0)) > Math.round(area),
  }
}

function areaFaultOf(text: string, area: number): string | undefined {
  if (text.trim() === '') return '전용면적을 입력해 주세요.'
  if (Number.isNaN(area)) return '전용면적을 84.5처럼 숫자로만 입력해 주세요.'
  if (area >= LEAST_HOME && area <= LARGEST_HOME) return undefined
  const bounds = `${LEAST_HOME}㎡부터 ${LARGEST_HOME.toLocaleString('ko-KR')}㎡까지 계산할 수 있습니다.`
  return area > LARGEST_HOME ? `${bounds} 더 넓은 집은 상담으로 도와드립니다.` : bounds
}

/** Whatever lies in storage, as far as it is an estimate. */
export function readKeptEstimate(kept: unknown): TypedEstimate {
  const one = (kept ?? {}) as Partial<TypedEstimate>
  const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 12
  if (!isText(one.area) || !isText(one.year) || !Array.isArray(one.chosen)) return FIRST_ESTIMATE
  return {
    ...FIRST_ESTIMATE,
    ...one,
    chosen: SPACES.filter((space) => one.chosen!.includes(space)),
    own: one.own ?? {},
    grades: one.grades ?? {},
  }
}
