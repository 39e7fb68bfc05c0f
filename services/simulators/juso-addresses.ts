// Some four hundred addresses for the demonstration: real districts, invented houses.

/** Province, district, quarter, first three digits of its post codes, roads. */
const DISTRICTS: readonly (readonly [province: string, district: string, quarter: string, zip: string, roads: readonly string[]])[] = [
  ['서울특별시', '강남구', '논현동', '061', ['테헤란로', '라움로', '강남대로']],
  ['서울특별시', '마포구', '상암동', '039', ['월드컵북로', '매봉산로', '성암로']],
  ['서울특별시', '송파구', '잠실동', '055', ['올림픽로', '백제고분로', '석촌호수로']],
  ['서울특별시', '노원구', '상계동', '016', ['동일로', '노해로', '한글비석로']],
  ['서울특별시', '중구', '태평로1가', '045', ['세종대로', '을지로', '퇴계로']],
  ['서울특별시', '성동구', '성수동2가', '047', ['아차산로', '연무장길', '왕십리로']],
  ['부산광역시', '해운대구', '우동', '480', ['해운대로', '센텀중앙로', '마린시티로']],
  ['부산광역시', '수영구', '광안동', '482', ['광안해변로', '수영로', '광남로']],
  ['대구광역시', '수성구', '범어동', '420', ['동대구로', '달구벌대로', '범어천로']],
  ['인천광역시', '연수구', '송도동', '219', ['컨벤시아대로', '인천타워대로', '하모니로']],
  ['광주광역시', '서구', '치평동', '619', ['상무중앙로', '시청로', '운천로']],
  ['대전광역시', '유성구', '봉명동', '341', ['대학로', '온천로', '문화원로']],
  ['울산광역시', '남구', '삼산동', '447', ['삼산로', '돋질로', '왕생로']],
  ['세종특별자치시', '한누리', '나성동', '301', ['한누리대로', '나성로', '다솜로']],
  ['경기도', '성남시 분당구', '정자동', '135', ['정자일로', '불정로', '성남대로']],
  ['경기도', '수원시 영통구', '이의동', '165', ['광교중앙로', '도청로', '법조로']],
  ['경기도', '화성시', '반송동', '184', ['동탄중앙로', '노작로', '동탄반석로']],
  ['경기도', '고양시 일산동구', '장항동', '103', ['중앙로', '정발산로', '호수로']],
  ['강원특별자치도', '춘천시', '온의동', '244', ['영서로', '춘천로', '경춘로']],
  ['충청북도', '청주시 흥덕구', '복대동', '285', ['대농로', '직지대로', '가로수로']],
  ['충청남도', '천안시 서북구', '불당동', '311', ['불당대로', '시청로', '검은들로']],
  ['전북특별자치도', '전주시 완산구', '효자동3가', '549', ['홍산로', '서원로', '온고을로']],
  ['전라남도', '여수시', '학동', '596', ['시청로', '흥국로', '여서로']],
  ['경상북도', '포항시 북구', '장성동', '376', ['새천년대로', '천마로', '법원로']],
  ['경상남도', '창원시 성산구', '상남동', '514', ['중앙대로', '마디미로', '원이대로']],
  ['제주특별자치도', '제주시', '노형동', '631', ['노형로', '도령로', '연북로']],
]
const BUILDINGS = ['', '결마을아파트', '', '나무숲빌라', '온결타워', ''] as const
const HOUSES = [3, 12, 27, 48, 76] as const

export interface JusoRow {
  roadAddr: string
  roadAddrPart1: string
  roadAddrPart2: string
  jibunAddr: string
  zipNo: string
  bdNm: string
  siNm: string
  sggNm: string
  emdNm: string
  rn: string
}

/** Always the same, in the same order. */
export const JUSO_ADDRESSES: readonly JusoRow[] = DISTRICTS.flatMap(([siNm, sggNm, emdNm, zip, roads], i) =>
  roads.flatMap((rn, j) =>
    HOUSES.map((house, k): JusoRow => {
      const bdNm = BUILDINGS[(i + j + k) % BUILDINGS.length]!
      const roadAddrPart1 = `${siNm} ${sggNm} ${rn} ${house + i + j * 4}`
      const roadAddrPart2 = `(${emdNm}${bdNm ? `, ${bdNm}` : ''})`
      const zipNo = zip + String((i * 7 + j * 31 + k * 5) % 100).padStart(2, '0')
      const jibunAddr = `${siNm} ${sggNm} ${emdNm} ${100 + i * 3 + j * 11 + k}${k % 2 ? `-${k}` : ''}${bdNm ? ` ${bdNm}` : ''}`
      return { roadAddr: `${roadAddrPart1} ${roadAddrPart2}`, roadAddrPart1, roadAddrPart2, jibunAddr, zipNo, bdNm, siNm, sggNm, emdNm, rn }
    }),
  ),
)
