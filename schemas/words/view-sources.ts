import type { ViewSource } from '@/schemas/rules/site/view-source'

/** Sources of views as staff read them. */
export const SOURCE_WORDS: Readonly<Record<string, string> & Record<ViewSource, string>> = {
  direct: '직접 방문',
  site: '사이트 안',
  naver: '네이버',
  google: '구글',
  daum: '다음',
  bing: '빙',
  kakao: '카카오',
  instagram: '인스타그램',
  facebook: '페이스북',
  youtube: '유튜브',
  mail: '메일',
  other: '그 밖',
}
