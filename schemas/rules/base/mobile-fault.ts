import { digitsOnly } from './digits-only'

/** Why this is no Korean mobile number, with or without hyphens. */
export const mobileFault = (text: string): string | undefined =>
  /^[\d０-９\s-]+$/.test(text) && /^01[016789]\d{7,8}$/.test(digitsOnly(text))
    ? undefined
    : '휴대전화 번호를 정확히 입력해 주세요. 예) 01012345678'
