import type { Section } from '@/schemas/api/site/builder'
import type { Kind } from '@/schemas/page/document'
import type { Place, Sort } from './list-view'

interface KindWords {
  title: string
  create: string
  /** Label of the name of a document of this kind. */
  name: string
  example: string
  empty: string
}

export const KIND_WORDS: Record<Kind, KindWords> = {
  page: { title: '페이지', create: '새 페이지', name: '주소', example: '/zin/event/event/:id', empty: '빈 페이지' },
  fragment: { title: '공통 조각', create: '새 조각', name: '이름표', example: 'summer-banner', empty: '빈 조각' },
  template: { title: '서식', create: '새 서식', name: '이름표', example: 'event-page', empty: '빈 서식' },
  popup: { title: '팝업', create: '새 팝업', name: '이름표', example: 'winter-notice', empty: '빈 팝업' },
}

export const placeWords = (place: Place): string => (place === 'trash' ? '휴지통' : KIND_WORDS[place].title)

export const SECTION_WORDS: Record<Section, string> = {
  home: '첫 화면',
  styling: '스타일링',
  zin: '인테리어 제품',
  event: '이벤트',
  brand: '브랜드',
  store: '스토어',
  member: '회원',
  mypage: '마이페이지',
  cs: '고객센터',
  etc: '약관과 안내',
  other: '그 밖',
}

/** Orders offered by name; the headers reverse them. */
export const ORDERS: readonly { sort: Sort; direction: 'asc' | 'desc'; words: string }[] = [
  { sort: 'updatedAt', direction: 'desc', words: '최근 수정순' },
  { sort: 'updatedAt', direction: 'asc', words: '오래된 수정순' },
  { sort: 'publishedAt', direction: 'desc', words: '최근 게시순' },
  { sort: 'publishedAt', direction: 'asc', words: '오래된 게시순' },
  { sort: 'title', direction: 'asc', words: '제목순' },
  { sort: 'title', direction: 'desc', words: '제목 역순' },
  { sort: 'name', direction: 'asc', words: '주소순' },
  { sort: 'name', direction: 'desc', words: '주소 역순' },
]
