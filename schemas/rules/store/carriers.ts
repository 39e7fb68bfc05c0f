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

/** By its words or id, as a sheet has it. */
export const carrierOf = (words: string): CarrierId | undefined =>
  CARRIER_IDS.find((id) => id === words.trim() || CARRIERS[id].words === words.trim())
