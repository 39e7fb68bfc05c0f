import { FILE_TYPES, fileTooLarge } from '@/schemas/rules/base/file-fault'

/** What may be wrong with an attached picture (V-FILE). */
export const FILE_ERRORS = {
  fileType: ['400', FILE_TYPES, 415],
  fileSize: ['400', fileTooLarge(), 413],
  tooManyPixels: ['400', '사진이 너무 큽니다. 가로와 세로를 줄여 다시 올려 주세요.'],
} as const

/** The same where the picture arrived before the call that takes it. */
export const UPLOADED_ERRORS = {
  ...FILE_ERRORS,
  uploadGone: ['404', '올리던 사진이 없습니다. 처음부터 다시 올려 주세요.', 404],
  uploadPartial: ['409', '사진이 아직 다 올라오지 않았습니다. 이어서 올려 주세요.', 409],
} as const
