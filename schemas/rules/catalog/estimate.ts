// What mending a home costs about, as a range: rooms of a home of that size, work in them, and a grade of material. The browser
// reckons while one chooses, the server when it is saved; both by this.

export const DWELLINGS = ['apartment', 'villa', 'house', 'officetel'] as const
export type Dwelling = (typeof DWELLINGS)[number]
export const SPACES = ['living', 'kitchen', 'bedroom', 'bath', 'entry', 'window'] as const
export type Space = (typeof SPACES)[number]
export const WORKS = ['floor', 'wall', 'kitchen', 'bath', 'entry', 'window', 'clear'] as const
export type Work = (typeof WORKS)[number]
export const GRADES = ['value', 'basic', 'premium'] as const
export type Grade = (typeof GRADES)[number]

/** Square metres that lie behind the door of a home: others are reckoned by hand. */
export const LEAST_HOME = 10
export const LARGEST_HOME = 1_000
export const OLDEST_HOME = 1900
export const MOST_OF_A_KIND = 30
/** Square metres of walls and ceiling over one of the floor, without windows and doors. */
export const SURFACE = 3
/** Pipes of a home that is older are looked at with its bathroom. */
const OLD = 20
/** Won that an estimate is rounded to: down where it begins, up where it ends. */
const STEP = 100_000

/** Where a work is done, and by what its cost is counted. */
const DONE: Readonly<Record<Work, { spaces: readonly Space[]; by: 'floor' | 'surface' | 'count' }>> = {
  floor: { spaces: ['living', 'bedroom'], by: 'floor' },
  wall: { spaces: ['living', 'bedroom'], by: 'surface' },
  kitchen: { spaces: ['kitchen'], by: 'count' },
  bath: { spaces: ['bath'], by: 'count' },
  entry: { spaces: ['entry'], by: 'count' },
  window: { spaces: ['window'], by: 'count' },
  clear: { spaces: ['living', 'kitchen', 'bedroom', 'bath', 'entry'], by: 'floor' },
}

/** What a work costs in a grade, for what it is counted by, with VAT. */
export interface WorkCost {
  work: Work
  grade: Grade | 'all'
  /** The material in words: 원목결 마루 오크 내추럴. */
  name: string
  /** Won; null where the price of the material is asked for. */
  low: number | null
  high: number | null
}

export interface EstimateSpace {
  space: Space
  /** Square metres of all of them; nothing of windows. */
  area: number
  /** How many rooms or windows. */
  count: number
  /** Where it differs from that of the home. */
  grade?: Grade | undefined
}
export interface EstimateInput {
  dwelling: Dwelling
  area: number
  /** The year in which it was built. */
  year?: number | undefined
  grade: Grade
  spaces: readonly EstimateSpace[]
}

export interface EstimatedWork {
  work: Work
  names: readonly string[]
  /** What it was counted by. */
  amount: number
  low: number
  high: number
}
export interface Estimate {
  works: readonly EstimatedWork[]
  /** Works without a price, which the sum leaves out. */
  asked: readonly Work[]
  low: number
  high: number
}

const tenths = (area: number): number => Math.round(area * 10) / 10

/** Rooms as homes of this size have them; each may be changed. */
export function usualSpaces({ area, dwelling }: Pick<EstimateInput, 'area' | 'dwelling'>): EstimateSpace[] {
  const isStudio = dwelling === 'officetel' ? area < 45 : area < 30
  const bedrooms = isStudio ? 0 : area < 45 ? 1 : area < 60 ? 2 : area < 115 ? 3 : area < 200 ? 4 : 5
  const baths = area < 60 ? 1 : area < 130 ? 2 : 3
  const part = (of: number) => tenths(area * of)
  return [
    { space: 'living', area: part(isStudio ? 0.62 : 0.338), count: 1 },
    { space: 'kitchen', area: part(0.114), count: 1 },
    ...(bedrooms > 0 ? [{ space: 'bedroom' as const, area: part(isStudio ? 0 : 0.36), count: bedrooms }] : []),
    { space: 'bath', area: part(0.093), count: baths },
    { space: 'entry', area: part(0.04), count: 1 },
    { space: 'window', area: 0, count: 2 + bedrooms * 2 + (dwelling === 'house' ? 4 : 0) },
  ]
}

/** The range of each work and of all: each is rounded, so that they add up to what is read. */
export function estimateOf({ grade, spaces }: Pick<EstimateInput, 'grade' | 'spaces'>, costs: readonly WorkCost[]): Estimate {
  const works: EstimatedWork[] = []
  const asked: Work[] = []
  for (const work of WORKS) {
    const { spaces: places, by } = DONE[work]
    const parts = spaces.flatMap((one) => {
      const amount = by === 'count' ? one.count : by === 'surface' ? one.area * SURFACE : one.area
      const cost = costFor(costs, work, one.grade ?? grade)
      return places.includes(one.space) && cost && amount > 0 ? [{ cost, amount }] : []
    })
    if (parts.length === 0) continue
    const priced = parts.flatMap(({ cost: { low, high }, amount }) =>
      low === null || high === null ? [] : [{ low: low * amount, high: high * amount }],
    )
    // Half a work would be read as the whole of it.
    if (priced.length < parts.length) {
      asked.push(work)
      continue
    }
    works.push({
      work,
      names: [...new Set(parts.map(({ cost }) => cost.name))],
      amount: tenths(parts.reduce((sum, { amount }) => sum + amount, 0)),
      low: Math.floor(sumOf(priced, 'low') / STEP) * STEP,
      high: Math.ceil(sumOf(priced, 'high') / STEP) * STEP,
    })
  }
  return { works, asked, low: sumOf(works, 'low'), high: sumOf(works, 'high') }
}

/** The same home in each grade. */
export const byGrade = (spaces: readonly EstimateSpace[], costs: readonly WorkCost[]): Record<Grade, Estimate> => {
  const alike = spaces.map(({ space, area, count }) => ({ space, area, count }))
  const of = (grade: Grade) => estimateOf({ grade, spaces: alike }, costs)
  return { value: of('value'), basic: of('basic'), premium: of('premium') }
}

export const isOldHome = (year: number | undefined, now: number): boolean => year !== undefined && now - year >= OLD

const costFor = (costs: readonly WorkCost[], work: Work, grade: Grade): WorkCost | undefined =>
  costs.find((one) => one.work === work && (one.grade === grade || one.grade === 'all'))

function sumOf<K extends 'low' | 'high'>(list: readonly Readonly<Record<K, number>>[], key: K): number {
  return list.reduce((sum, one) => sum + one[key], 0)
}
