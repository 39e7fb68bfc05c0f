/** The page of one request, for the person who asked. */
export const consultationPath = (counselSeq: number): string => `/mypage/consulting/smart/detail?counselSeq=${counselSeq}`
