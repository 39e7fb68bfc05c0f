/** After a sign-out, also one in another tab. */
export const SIGNED_OUT = '로그아웃되었습니다.'
/** Of what was typed and not sent. */
export const WORDS_ARE_KEPT = '쓰신 글은 이 기기에 남아 있습니다.'
