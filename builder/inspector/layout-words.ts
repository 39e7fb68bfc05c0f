// Korean labels of layouts and guards.
import type { Layout } from '@/schemas/page/document'

export const LAYOUT_WORDS: Record<Layout, string> = {
  default: '기본',
  content: '콘텐츠',
  list: '목록',
  detail: '상세',
  menuLNB: '왼쪽 메뉴',
  productLNB: '제품 메뉴',
  zinBrand: '브랜드',
  agency: '대리점',
  design: '디자인(넓게)',
  example: '사례(넓게)',
  builder: '빌더',
  empty: '빈 틀',
  kakaoLogin: '로그인(좁게)',
}
