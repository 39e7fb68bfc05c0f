/** What an OpenID provider may be asked to get wrong. */
export const ID_TOKEN_OUTCOMES: Readonly<Record<string, string>> = {
  'alg-none': '서명하지 않은 ID 토큰',
  'other-key': '다른 열쇠로 서명한 ID 토큰',
  'other-aud': '다른 앱의 ID 토큰',
  'other-issuer': '다른 곳에서 발급한 ID 토큰',
  'other-nonce': '다른 요청의 ID 토큰',
  'id-token-old': '만료된 ID 토큰',
}
/** What every provider may be asked to get wrong. */
export const SOCIAL_OUTCOMES: Readonly<Record<string, string>> = {
  'token-500': '토큰 요청에 500으로 응답',
  'no-token': '토큰 없이 응답',
  unverified: '확인되지 않은 이메일로 응답',
}
