/** The three marketing consents, by one name each wherever a member meets them; the terms bear the same names. */
export const MARKETING_NAMES = { goods: '상품 문자 수신', event: '이벤트 이메일 수신', ad: '마케팅 활용' } as const
