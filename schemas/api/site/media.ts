import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { paging, search } from '@/schemas/api/base/fields'
import { PICTURE_FILES } from '@/schemas/rules/base/picture-files'

/** `#rrggbb`, as colours are chosen and stored. */
export const HexColour = Type.String({ title: '색', pattern: '^#[0-9a-fA-F]{6}$' })
/** `58% 40%` from the top left corner. */
export const FocalText = Type.String({ title: '초점', pattern: '^(\\d|[1-9]\\d|100)% (\\d|[1-9]\\d|100)%$' })

/** A file of the library, as the blocks' `image` field takes it. */
export const mediaFields = {
  /** Path that pages and records store: `/media/…`. It stays when the file is replaced. */
  src: Type.String(),
  /** Path of what is shown there now: it changes with the content. */
  shown: Type.String(),
  kind: Type.Union([Type.Literal('picture'), Type.Literal('film'), Type.Literal('document')]),
  name: Type.String({ description: '올린 파일의 이름' }),
  alt: Type.String(),
  decorative: Type.Boolean(),
  width: Type.Integer(),
  height: Type.Integer(),
  /** Mean colour, `#rrggbb`. */
  color: Type.String(),
  /** The point that crops keep. */
  focal: Type.String(),
  bytes: Type.Integer(),
  createdAt: Type.String(),
  /** Shipped with the site; not uploaded here. */
  shipped: Type.Boolean(),
  /** Of a film: the path of the picture before it plays and of its captions, empty without; its seconds, null where unknown. A PDF's poster is its first page. */
  poster: Type.String(),
  captions: Type.String(),
  seconds: Type.Union([Type.Integer(), Type.Null()]),
  /** Of a PDF. */
  pages: Type.Union([Type.Integer(), Type.Null()]),
}
const Media = Type.Object(mediaFields)

export const listMedia = contract({
  at: 'GET /adm/media/list',
  id: 'media.list',
  title: '미디어 보관함에서 고르기',
  access: 'manager',
  right: { of: 'media', act: 'see' },
  input: Type.Object({
    search,
    kind: Type.Optional(Type.Union([Type.Literal('picture'), Type.Literal('film'), Type.Literal('document')])),
    folderId: Type.Optional(Type.String({ title: '폴더', maxLength: 40 })),
    /** Only those that the site ships, or with those that were uploaded. */
    origin: Type.Optional(Type.Literal('shipped', { title: '출처' })),
    color: Type.Optional(HexColour),
    ...paging(10_000),
  }),
  items: Media,
})

/** Why a picture is refused, in words that say what to do. */
export const pictureErrors = {
  notPicture: ['415', `사진 파일이 아닙니다. ${PICTURE_FILES.words} 파일을 올려 주세요.`, 415],
  unreadable: ['415', '사진을 읽을 수 없습니다. 파일이 손상되었을 수 있으니 JPG로 다시 저장해 올려 주세요.', 415],
  drawing: ['415', 'SVG 파일은 올릴 수 없습니다. 그림을 PNG로 내보내 올려 주세요.', 415],
  tooLarge: ['413', '20MB까지 올릴 수 있습니다.', 413],
  tooManyPixels: ['400', '사진이 너무 큽니다. 가로와 세로를 줄여 다시 올려 주세요.'],
  tooNarrow: ['400', '사진이 너무 길쭉합니다. 긴 변이 짧은 변의 100배를 넘지 않게 잘라 다시 올려 주세요.'],
  tooTall: ['400', '세로로 너무 긴 사진이라 글씨를 읽을 수 없게 됩니다. 위아래로 나누어 여러 장으로 올려 주세요.'],
  tooLong: ['400', '움직이는 사진이 너무 큽니다. 장면 수나 크기를 줄이거나, 동영상으로 올려 주세요.'],
  tooSlow: ['400', '사진을 읽는 데 너무 오래 걸립니다. JPG로 다시 저장해 올려 주세요.'],
} as const

/** A body of pictures takes long to arrive, and its work waits for that of others. */
export const UPLOAD_LIMITS = { maxBytes: 21 * 1024 * 1024, deadline: 120_000, atOnce: 4 } as const

const OneFile = Type.Unsafe<File[]>({ type: 'array', title: '파일', minItems: 1, maxItems: 1 })
export const uploadFields = {
  file: OneFile,
  alt: Type.Optional(Type.String({ title: '대체 글', maxLength: 200 })),
  folderId: Type.Optional(Type.String({ title: '폴더', maxLength: 40 })),
}

/** JPEG, PNG, GIF, WebP, AVIF or HEIC by content; re-encoded, so that only the pixels are stored (no EXIF, no polyglot). */
export const uploadMedia = contract({
  at: 'POST /adm/media/upload',
  id: 'media.upload',
  title: '사진 올리기',
  access: 'manager',
  right: { of: 'media', act: 'write' },
  codec: 'multipart',
  // Re-encoding takes a second or two, too long for a transaction.
  transaction: 'own',
  ...UPLOAD_LIMITS,
  input: Type.Object(uploadFields),
  item: Type.Object({
    ...mediaFields,
    /** The same content was there before; nothing was added. */
    known: Type.Boolean(),
  }),
  errors: { ...pictureErrors, noFolder: ['400', '폴더가 없습니다. 목록을 새로 고친 뒤 다시 올려 주세요.'] },
})
