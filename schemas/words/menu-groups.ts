/** The navigation bars of the site, each with a menu of its own. */
export const MENU_GROUPS = {
  main: '위 메뉴',
  footer: '아래 메뉴',
  eventSide: '이벤트 옆 메뉴',
  csSide: '고객센터 옆 메뉴',
  brandSide: '브랜드 옆 메뉴',
  windowSide: '창호 옆 메뉴',
  windowProducts: '창호 제품 메뉴',
  consulting: '상담 메뉴',
  stores: '매장 메뉴',
  store: '스토어 메뉴',
  mypage: '마이페이지 메뉴',
} as const
