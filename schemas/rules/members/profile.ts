// The page of a nickname: its address, its picture and its line.
export const INTRODUCTION_MOST = 60

/** The page of a person, by the id of the profile. */
export const profilePath = (profileId: string): string => `/styling/people/${profileId}`

/** Cuts of materials that stand for a person, with their words. */
export const PROFILE_PICTURES: Readonly<Record<string, string>> = {
  'wall-leaf-green': '초록 잎 무늬 벽지',
  'floor-herringbone-oak': '헤링본 오크 마루',
  'wall-plaster-clay': '황토빛 회벽',
  'tile-terrazzo-sage': '세이지 테라조',
  'wall-hills-mint': '민트빛 언덕 벽지',
  'floor-walnut-deep': '짙은 월넛 마루',
  'wall-arch-sage': '세이지 아치 벽지',
  'tile-zellige-white': '흰 젤리주 타일',
  'wall-scallop-ink': '먹빛 물결 벽지',
  'wall-stripe-sand': '모래빛 줄무늬 벽지',
  'tile-marble-grey': '회색 대리석 타일',
  'film-sage': '세이지 필름',
}
const CODES = Object.keys(PROFILE_PICTURES)

export const isProfilePicture = (code: string): boolean => Object.hasOwn(PROFILE_PICTURES, code)

/** The chosen picture, or the one that the id chooses for whoever chose none. */
export function profilePicture(profileId: string, chosen: string): { src: string; alt: string } {
  const sum = [...profileId].reduce((all, letter) => all + letter.codePointAt(0)!, 0)
  const code = isProfilePicture(chosen) ? chosen : CODES[sum % CODES.length]!
  return { src: `/media/swatches/${code}.webp`, alt: '' }
}

/** One line: breaks become spaces. */
export const introductionOf = (typed: string): string => typed.trim().replace(/\s+/g, ' ')

export const introductionFault = (typed: string): string | undefined =>
  [...introductionOf(typed)].length > INTRODUCTION_MOST ? `소개는 ${INTRODUCTION_MOST}자까지 입력할 수 있습니다.` : undefined
