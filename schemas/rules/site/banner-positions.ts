/** Where a banner may stand; a page shows those of one position by a `banner` block, the header those inside its menu. */
export const BANNER_POSITIONS = {
  'styling-home': '스타일링 홈',
  'zin-home': '제품 홈',
  products: '제품 목록',
  event: '이벤트 목록',
  mega: '펼친 메뉴 안',
} as const
export type BannerPosition = keyof typeof BANNER_POSITIONS

/** The header's own; it has room for one. */
export const MENU_POSITION = 'mega' satisfies BannerPosition
