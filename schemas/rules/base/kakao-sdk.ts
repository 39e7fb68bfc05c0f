/** Kakao's script for sharing, in the one version that was looked at: another one does not run (its hash would differ). */
export const KAKAO_SDK = 'https://t1.kakaocdn.net/kakao_js_sdk/2.7.4/kakao.min.js'
export const KAKAO_SDK_HASH = 'sha384-DKYJZ8NLiK8MN4/C5P2dtSmLQ4KwPaoqAfyA/DfmEc1VDxu4yyC7wy6K1Hs90nka'
/** Where it sends the form with the card. */
export const KAKAO_SHARER = 'https://sharer.kakao.com'

/** Kakao's map: its loader and the script that this loads, tiles and marks, and what it asks. Its version is Kakao's to choose. */
export const KAKAO_MAP = {
  scripts: ['https://dapi.kakao.com', 'https://t1.daumcdn.net'],
  pictures: ['https://*.daumcdn.net', 'https://t1.kakaocdn.net'],
  requests: ['https://dapi.kakao.com'],
} as const
