// Whether a postal code can belong to an address. Its first two digits name the province; those of island counties the county too, because what
// crosses the sea costs more and is decided by the code alone.

/** Names that an address begins with, and what the codes there begin with. `광주시` is a town of 경기 as well. */
const PROVINCES: readonly (readonly [names: string, codes: string])[] = [
  ['서울특별시|서울시|서울', '01-09'],
  ['경기도|경기', '10-20'],
  ['인천광역시|인천시|인천', '21-23'],
  ['강원특별자치도|강원도|강원', '24-26'],
  ['충청북도|충북', '27-29'],
  ['세종특별자치시|세종시|세종', '30-30'],
  ['충청남도|충남', '31-33'],
  ['대전광역시|대전시|대전', '34-35'],
  ['경상북도|경북', '36-40'],
  ['대구광역시|대구시|대구', '41-43'],
  ['울산광역시|울산시|울산', '44-45'],
  ['부산광역시|부산시|부산', '46-49'],
  ['경상남도|경남', '50-53'],
  ['전북특별자치도|전라북도|전북', '54-56'],
  ['전라남도|전남', '57-60'],
  ['광주광역시|광주', '61-62'],
  ['제주특별자치도|제주도|제주시|서귀포시|제주', '63-63'],
]
const TWO_TOWNS = '광주시'

/** Wherever they stand in an address. */
const ISLANDS: readonly (readonly [name: RegExp, code: string])[] = [
  [/^(?:제주특별자치도|제주도|제주시|서귀포시)/, '63'],
  [/^옹진군/, '231'],
  [/^울릉군/, '402'],
  [/^신안군/, '588'],
  [/^진도군/, '589'],
  [/^완도군/, '591'],
]

const WITHOUT_PROVINCE = '주소를 시·도부터 입력해 주세요. 예) 서울 강남구 테헤란로 1'
const OTHER_PROVINCE = '우편번호가 주소와 맞지 않습니다. 주소와 우편번호를 다시 확인해 주세요.'

/** What is wrong, at the address; undefined where the code can be right. An address without its province is refused: it could have any code. */
export function postalFault(zipCode: string, address: string): string | undefined {
  const words = address.normalize('NFC').trim().split(/\s+/)
  const codes = codesOf(words[0]!)
  if (codes.length === 0) return WITHOUT_PROVINCE
  const isThere = codes.some((range) => {
    const [first, last] = range.split('-')
    return zipCode.slice(0, 2) >= first! && zipCode.slice(0, 2) <= last!
  })
  const isOnIsland = ISLANDS.every(([name, code]) => !words.some((word) => name.test(word)) || zipCode.startsWith(code))
  return isThere && isOnIsland ? undefined : OTHER_PROVINCE
}

/** Short names are whole words; a long one may have no space after it. */
function codesOf(word: string): string[] {
  if (word === TWO_TOWNS) return ['10-20', '61-62']
  return PROVINCES.filter(([names]) => names.split('|').some((name) => word === name || (name.length > 3 && word.startsWith(name)))).map(
    ([, codes]) => codes,
  )
}
