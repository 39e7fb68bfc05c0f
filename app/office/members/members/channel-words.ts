const WORDS: Readonly<Record<string, string>> = {
  WEB: 'PC 웹',
  MOBILE: '모바일 웹',
  KAKAO: '카카오',
  NAVER: '네이버',
  APPLE: 'Apple',
}

/** Where a member joined, or which provider signs in. */
export const channelWords = (channel: string): string => WORDS[channel] ?? channel
