import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'

/** A picture of the storage, as the blocks' `image` field takes it. */
const Picture = Type.Object({
  /** Storage path for `src`: `/media/…`. */
  src: Type.String(),
  name: Type.String({ description: '올린 파일의 이름' }),
  alt: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  /** Mean colour, `#rrggbb`. */
  color: Type.String(),
  bytes: Type.Integer(),
  createdAt: Type.String(),
  /** Shipped with the site; not uploaded here. */
  shipped: Type.Boolean(),
})

export const listMedia = contract({
  at: 'GET /adm/media/list',
  id: 'media.list',
  title: '사진 보관함',
  access: 'manager',
  input: Type.Object({
    search: Type.Optional(Type.String({ title: '찾을 말', maxLength: 100 })),
    page: Type.Optional(Type.Integer({ title: '페이지', minimum: 1, maximum: 10_000 })),
    size: Type.Optional(Type.Integer({ title: '한 페이지의 수', minimum: 1, maximum: 100 })),
  }),
  items: Picture,
})

/** JPEG, PNG, GIF, WebP or AVIF by content; re-encoded, so that only the pixels are stored (no EXIF, no polyglot). */
export const uploadMedia = contract({
  at: 'POST /adm/media/upload',
  id: 'media.upload',
  title: '사진 올리기',
  access: 'admin',
  codec: 'multipart',
  // Re-encoding takes a second or two, too long for a transaction.
  transaction: 'own',
  maxBytes: 21 * 1024 * 1024,
  input: Type.Object({
    file: Type.Unsafe<File[]>({ type: 'array', title: '파일', minItems: 1, maxItems: 1 }),
    alt: Type.Optional(Type.String({ title: '대체 글', maxLength: 200 })),
  }),
  item: Picture,
  errors: {
    notPicture: ['415', '사진 파일이 아닙니다. JPG, PNG, GIF, WebP 파일을 올려 주세요.', 415],
    tooLarge: ['413', '20MB까지 올릴 수 있습니다.', 413],
    tooManyPixels: ['400', '사진이 너무 큽니다. 가로와 세로를 줄여 다시 올려 주세요.'],
  },
})
