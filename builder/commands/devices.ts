import type { Device } from '../state/editor'

/** Every width that the page can be shown in. */
export const DEVICES: readonly (readonly [Device, string])[] = [
  [360, '360 작은 휴대전화'],
  [390, '390 휴대전화'],
  [480, '480 큰 휴대전화'],
  [768, '768 태블릿'],
  [1024, '1024 태블릿 가로'],
  [1280, '1280 PC'],
  [1440, '1440 PC'],
  [1920, '1920 넓은 PC'],
  ['free', '자유 너비'],
]
