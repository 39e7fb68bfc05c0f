// Who brings parcels: a fixed list, and what a number of each looks like.

interface Carrier {
  words: string
  /** Of the number without spaces and hyphens. */
  number: RegExp
  /** What the number is like, for the person who types it. */
  help: string
}

export const CARRIER_IDS = ['cj', 'hanjin', 'lotte', 'post', 'logen', 'kyungdong', 'own'] as const
export type CarrierId = (typeof CARRIER_IDS)[number]

export const CARRIERS: Readonly<Record<CarrierId, Carrier>> = {
  cj: { words: 'CJ대한통운', number: /^(\d{10}|\d{12})$/, help: '숫자 10자리나 12자리' },
  hanjin: { words: '한진택배', number: /^(\d{10}|\d{12})$/, help: '숫자 10자리나 12자리' },
  lotte: { words: '롯데택배', number: /^\d{12}$/, help: '숫자 12자리' },
  post: { words: '우체국택배', number: /^\d{13}$/, help: '숫자 13자리' },
  logen: { words: '로젠택배', number: /^\d{11}$/, help: '숫자 11자리' },
  kyungdong: { words: '경동택배', number: /^\d{9,16}$/, help: '숫자 9자리에서 16자리' },
  own: { words: '직접 배송·설치', number: /^[0-9A-Z]{4,20}$/, help: '배차 번호, 영문과 숫자 4자리에서 20자리' },
}

/** A number as it is stored: people paste it with spaces and hyphens. */
export const plainTrackingNo = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()

export const isTrackingNo = (carrier: CarrierId, number: string): boolean => CARRIERS[carrier].number.test(number)

/** The words of a stored carrier; what is no id of ours stays as it is. */
export const carrierWords = (carrier: string): string =>
  CARRIER_IDS.flatMap((id) => (id === carrier ? [CARRIERS[id].words] : []))[0] ?? carrier

/** How people write them besides: short, in Latin letters, by an earlier or a full name. Without spaces, signs, 택배 and capitals. */
const WRITTEN: Readonly<Record<CarrierId, readonly string[]>> = {
  cj: ['cj', '씨제이', '대한통운', 'cj대한통운', '씨제이대한통운', 'cjgls', 'cjlogistics', 'koreaexpress'],
  hanjin: ['한진', '한진익스프레스', 'hanjin', 'hanjinexpress'],
  lotte: ['롯데', '롯데글로벌', '롯데글로벌로지스', '롯데로지스틱스', '현대', 'lotte', 'lottelogistics'],
  post: ['우체국', '우편', '우편소포', '우체국소포', '우체국등기', '등기', 'epost', 'koreapost', 'post'],
  logen: ['로젠', '로젠로지스', 'logen', 'ilogen'],
  kyungdong: ['경동', '경동화물', 'kyungdong', 'kdexp'],
  own: ['직접', '직접배송', '직접설치', '직접배송설치', '자체', '자체배송', '자체설치', '직배송', '설치배송', 'own'],
}
/** The bare name: ㈜한진 택배, CJ-대한통운 and 한진 are written alike. */
const bareName = (words: string): string =>
  words
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\(주\)|주식회사|[^\p{L}\p{N}]/gu, '')
    .replace(/택배$/, '')

/** By its words or id as a sheet has it, or as people write it. */
export function carrierOf(words: string): CarrierId | undefined {
  const bare = bareName(words)
  return CARRIER_IDS.find((id) => bareName(CARRIERS[id].words) === bare || WRITTEN[id].includes(bare))
}
