// PDFs that staff upload: visitors download them, and a catalogue's pages are made of them.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'

export const PDF_LIMITS = { bytes: 30 * 1024 * 1024, pages: 120 } as const

/** Reading a hundred pages takes a minute. */
export const PDF_UPLOAD = { maxBytes: PDF_LIMITS.bytes + 1024 * 1024, deadline: 180_000, atOnce: 2 } as const

/** Why a PDF is refused, in words that say what to do. */
export const pdfErrors = {
  notPdf: ['415', 'PDF 파일이 아니거나 깨져 있습니다. 다시 저장해 올려 주세요.', 415],
  locked: ['400', '암호로 잠긴 PDF입니다. 암호를 푼 파일을 올려 주세요.'],
  noFont: ['400', 'PDF에 한글 글꼴이 들어 있지 않아 글자가 빈칸으로 보입니다. 글꼴을 포함해 다시 저장해 올려 주세요.'],
  tooLarge: ['413', `PDF는 ${PDF_LIMITS.bytes / 1024 / 1024}MB까지 올릴 수 있습니다.`, 413],
  tooManyPages: ['400', `PDF는 ${PDF_LIMITS.pages}쪽까지 올릴 수 있습니다. 나누어 올려 주세요.`],
  tooSlow: ['400', 'PDF를 읽는 데 너무 오래 걸립니다. 사진의 크기를 줄여 다시 저장해 올려 주세요.'],
} as const

export const uploadDocument = contract({
  at: 'POST /adm/media/document',
  id: 'media.document',
  title: 'PDF 올리기',
  access: 'manager',
  right: { of: 'media', act: 'write' },
  codec: 'multipart',
  // Far too long for a transaction.
  transaction: 'own',
  ...PDF_UPLOAD,
  input: Type.Object({
    file: Type.Unsafe<File[]>({ type: 'array', title: 'PDF 파일', minItems: 1, maxItems: 1 }),
    folderId: Type.Optional(Type.String({ title: '폴더', maxLength: 40 })),
    /** True for a catalogue: every page also becomes a picture of the library. */
    asPages: Type.Optional(Type.Boolean({ title: '쪽을 사진으로' })),
  }),
  item: Type.Object({
    /** The same content was there before; nothing was added. */
    known: Type.Boolean(),
    src: Type.String(),
    name: Type.String(),
    bytes: Type.Integer(),
    count: Type.Integer(),
    /** Empty unless they were asked for. */
    pages: Type.Array(Type.Object({ src: Type.String(), alt: Type.String(), text: Type.String() })),
  }),
  errors: { ...pdfErrors, noFolder: ['400', '폴더가 없습니다. 목록을 새로 고친 뒤 다시 올려 주세요.'] },
})
