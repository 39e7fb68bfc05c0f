// Films and their captions, and PDFs: files that are stored as they are.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { PDF_UPLOAD, pdfErrors } from './documents'
import { mediaFields, uploadFields } from './media'
import { missing, changed, noFolder, notSameKind, step, Row } from './media-library'

const FILM_LIMITS = { maxBytes: 101 * 1024 * 1024, deadline: 600_000, atOnce: 1, isSpooled: true } as const
const filmFields = {
  poster: Type.Optional(Type.Unsafe<File[]>({ type: 'array', title: '재생 전 사진', maxItems: 1 })),
  width: Type.Integer({ title: '가로', minimum: 1, maximum: 16_384 }),
  height: Type.Integer({ title: '세로', minimum: 1, maximum: 16_384 }),
  seconds: Type.Optional(Type.Integer({ title: '길이', minimum: 0, maximum: 86_400 })),
}
const filmErrors = {
  notFilm: ['415', '영상 파일이 아닙니다. MP4나 WebM 파일을 올려 주세요.', 415],
  hevc: ['415', 'HEVC(H.265)로 찍은 영상은 많은 브라우저에서 검은 화면으로 보입니다. H.264 MP4로 바꾸어 올려 주세요.', 415],
  tooLarge: ['413', '영상은 100MB까지 올릴 수 있습니다.', 413],
} as const

/** MP4 or WebM by content, stored as it is; its poster is made by the browser that uploads it. */
export const uploadFilm = contract({
  at: 'POST /adm/media/film',
  id: 'media.film',
  title: '영상 올리기',
  access: 'manager',
  right: { of: 'media', act: 'write' },
  codec: 'multipart',
  transaction: 'own',
  ...FILM_LIMITS,
  input: Type.Object({ ...uploadFields, ...filmFields }),
  item: Type.Object({ ...mediaFields, known: Type.Boolean() }),
  errors: { ...filmErrors, noFolder },
})

/** Another film at the same path, with its own poster; the captions stay until others are chosen. */
export const replaceFilm = contract({
  at: 'POST /adm/media/replaceFilm',
  id: 'media.replaceFilm',
  title: '영상 교체',
  access: 'manager',
  right: { of: 'media', act: 'write' },
  codec: 'multipart',
  transaction: 'own',
  ...FILM_LIMITS,
  input: Type.Object({ ...step, replacement: uploadFields.file, ...filmFields }),
  item: Row,
  errors: { missing, changed, notSameKind, ...filmErrors },
})

/** Another PDF at the same path. */
export const replaceDocument = contract({
  at: 'POST /adm/media/replaceDocument',
  id: 'media.replaceDocument',
  title: 'PDF 교체',
  access: 'manager',
  right: { of: 'media', act: 'write' },
  codec: 'multipart',
  transaction: 'own',
  ...PDF_UPLOAD,
  input: Type.Object({ ...step, replacement: uploadFields.file }),
  item: Row,
  errors: { missing, changed, notSameKind, ...pdfErrors },
})

/** Captions in WebVTT; without a file they are taken away. */
export const saveCaptions = contract({
  at: 'POST /adm/media/captions',
  id: 'media.captions',
  title: '영상 자막',
  access: 'manager',
  right: { of: 'media', act: 'write' },
  codec: 'multipart',
  input: Type.Object({ ...step, captions: Type.Optional(Type.Unsafe<File[]>({ type: 'array', title: '자막', maxItems: 1 })) }),
  item: Row,
  errors: {
    missing,
    changed,
    notCaptions: ['415', '자막 파일이 아닙니다. WEBVTT로 시작하는 VTT 파일을 올려 주세요.', 415],
    tooLarge: ['413', '자막은 1MB까지 올릴 수 있습니다.', 413],
  },
})
