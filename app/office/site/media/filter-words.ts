import type { MediaFilter } from '@/schemas/api/site/media-library'

export const FILTER_WORDS: Readonly<Record<MediaFilter, string>> = {
  unused: '쓰이지 않음',
  noAlt: '대체 글 없음',
  film: '영상',
  document: 'PDF',
  trash: '휴지통',
}
