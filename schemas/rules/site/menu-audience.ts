/** Who sees an entry of a menu, as staff choose it. */
export const MENU_AUDIENCES = {
  all: '모두',
  guests: '로그인하지 않은 사람',
  members: '회원',
  business: '사업자 회원',
} as const
export type MenuAudience = keyof typeof MENU_AUDIENCES
