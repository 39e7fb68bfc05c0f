// Pictures that come with a return: they arrive before it, and belong to their uploader until it takes them.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { FILE_ERRORS, UPLOADED_ERRORS } from '@/schemas/api/base/file-errors'
import { PHOTOS } from '@/schemas/api/base/rate-limit'
import { resumableUpload, UploadId } from '@/schemas/api/base/resumable-upload'
import { FILE_MB } from '@/schemas/rules/base/file-fault'
import { ReturnSeq } from './returns'

const MB = 1_048_576

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
  errors: UPLOADED_ERRORS,
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
