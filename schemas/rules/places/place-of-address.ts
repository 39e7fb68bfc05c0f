export interface Place {
  /** As shops are stored: 서울, 경기. */
  region: string
  district: string
}

const REGIONS: readonly (readonly [start: RegExp, region: string])[] = [
  [/^서울/, '서울'],
  [/^부산/, '부산'],
  [/^대구/, '대구'],
  [/^인천/, '인천'],
  [/^광주광역시|^광주 /, '광주'],
  [/^대전/, '대전'],
  [/^울산/, '울산'],
  [/^세종/, '세종'],
  [/^경기/, '경기'],
  [/^강원/, '강원'],
  [/^충청북도|^충북/, '충북'],
  [/^충청남도|^충남/, '충남'],
  [/^전라북도|^전북/, '전북'],
  [/^전라남도|^전남/, '전남'],
  [/^경상북도|^경북/, '경북'],
  [/^경상남도|^경남/, '경남'],
  [/^제주/, '제주'],
]

/** 시·도 and 시·군·구 of an address as the address picker writes it; undefined for any other text. */
export function placeOfAddress(address: string): Place | undefined {
  const text = address.trim()
  const region = REGIONS.find(([start]) => start.test(text))?.[1]
  if (!region) return undefined
  const district = text.split(/\s+/)[1] ?? ''
  return { region, district: /^[가-힣]{1,10}[시군구]$/.test(district) ? district : '' }
}
