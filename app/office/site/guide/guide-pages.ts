/** The pages of the editor's guide in their order: the name of the file in `docs/guide` and its title. */
export const GUIDE_PAGES = [
  { name: 'start', title: '시작하기' },
  { name: 'pages', title: '페이지 만들기' },
  { name: 'products', title: '제품' },
  { name: 'store', title: '스토어' },
  { name: 'styling', title: '시공사례와 글' },
  { name: 'notices', title: '공지와 자주 묻는 질문' },
  { name: 'banners', title: '배너와 팝업' },
  { name: 'menus', title: '메뉴와 주소' },
  { name: 'events', title: '이벤트' },
  { name: 'media', title: '사진 보관함' },
  { name: 'records', title: '기록을 빠르게 다루기' },
  { name: 'sheets', title: '엑셀로 올리기와 내리기' },
  { name: 'publishing', title: '예약과 게시' },
  { name: 'undo', title: '휴지통과 되돌리기' },
  { name: 'members', title: '회원 찾기' },
  { name: 'rights', title: '권한과 감사 기록' },
  { name: 'account', title: '내 계정과 로그인' },
  { name: 'company', title: '회사 계정으로 로그인' },
] as const

export const GUIDE = '/ice_builder/guide'
export const guidePath = (name: string): string => (name === GUIDE_PAGES[0].name ? GUIDE : `${GUIDE}/${name}`)
