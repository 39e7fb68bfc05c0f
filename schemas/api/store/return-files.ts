// Pictures that come with a return: they arrive before it, and belong to whoever uploaded them until it takes them.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { PHOTOS } from '@/schemas/api/base/rate-limit'
import { resumableUpload, UploadId } from '@/schemas/api/base/resumable-upload'
import { FILE_MB, FILE_TYPES, fileTooLarge } from '@/schemas/rules/base/file-fault'
import { ReturnSeq } from './returns'

const MB = 1_048_576

/** What may be wrong with an attached picture (V-FILE). */
const FILE_ERRORS = {
  fileType: ['400', FILE_TYPES, 415],
  fileSize: ['400', fileTooLarge(), 413],
  tooManyPixels: ['400', '사진이 너무 큽니다. 가로와 세로를 줄여 다시 올려 주세요.'],
} as const

export const returnUpload = resumableUpload({
  path: '/svc/returnSvcApi/upload',
  id: 'return.upload',
  title: '교환·반품 사진 올리기',
  access: 'member',
  maxBytes: FILE_MB * MB,
  errors: { fileType: FILE_ERRORS.fileType, fileSize: FILE_ERRORS.fileSize },
})

/** Takes a picture that has arrived; the id of its upload becomes its key, so that a repeated call gets the same picture. */
export const saveReturnFile = contract({
  at: 'POST /svc/returnSvcApi/saveFile',
  id: 'return.saveFile',
  title: '올린 교환·반품 사진 저장',
  access: 'member',
  rateLimit: PHOTOS,
  transaction: 'own',
  deadline: 60_000,
  atOnce: 2,
  input: Type.Object({ uploadId: UploadId }),
  item: Type.Object({ fileKey: Type.String(), bytes: Type.Integer() }),
  errors: {
    ...FILE_ERRORS,
    uploadGone: ['404', '올리던 사진이 없습니다. 처음부터 다시 올려 주세요.', 404],
    uploadPartial: ['409', '사진이 아직 다 올라오지 않았습니다. 이어서 올려 주세요.', 409],
  },
})

/** A picture of an own return; no cache keeps it. */
export const readReturnFile = contract({
  at: 'GET /svc/returnSvcApi/file',
  id: 'return.file',
  title: '내 교환·반품 사진',
  access: 'member',
  input: Type.Object({ returnSeq: ReturnSeq, fileKey: Type.String({ title: '사진', maxLength: 22 }) }),
  raw: 'image/*',
  errors: { missing: ['404', '사진을 찾을 수 없습니다.', 404] },
})
