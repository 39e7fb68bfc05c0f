/** Beside the price of members: pages are the same for everybody, and the island that knows who is signed in says the second one. */
export const MEMBER_WORDS = {
  signIn: '로그인하시면 이 가격에 주문하실 수 있습니다.',
  signedIn: '회원이시므로 이 가격에 주문합니다.',
} as const
