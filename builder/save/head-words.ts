/** Korean labels of the fields of the document itself. */
export const HEAD_WORDS: Record<string, string> = {
  title: '제목',
  route: '주소',
  layout: '틀',
  guard: '입장 조건',
  subject: '대상',
  seo: '검색 정보',
  id: '이름표',
}
