// The media library: what the staff do with files that are there.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { direction, paging, search } from '@/schemas/api/base/fields'
import { FocalText, HexColour, mediaFields, pictureErrors, UPLOAD_LIMITS, uploadFields } from './media'

export const MEDIA_SORTS = ['createdAt', 'name', 'bytes'] as const
export const MEDIA_FILTERS = ['unused', 'noAlt', 'film', 'document', 'trash'] as const
export type MediaFilter = (typeof MEDIA_FILTERS)[number]
/** Files outside every folder. */
export const NO_FOLDER = 'none'

const oneOf = <T extends string>(values: readonly T[]) => Type.Unsafe<T>(Type.String({ enum: [...values] }))
const FileName = Type.String({ title: '파일', pattern: '^[0-9a-f]{64}\\.[a-z0-9]{3,4}$' })
const Files = Type.Array(FileName, { title: '파일', minItems: 1, maxItems: 200 })
const FolderId = Type.String({ title: '폴더', maxLength: 40 })
const FolderName = Type.String({ title: '폴더 이름', minLength: 1, maxLength: 40, pattern: '\\S' })
const Version = Type.Integer({ title: '판', minimum: 1 })
const CropShape = Type.Object({
  x: Type.Number({ minimum: 0, maximum: 99 }),
  y: Type.Number({ minimum: 0, maximum: 99 }),
  width: Type.Number({ minimum: 1, maximum: 100 }),
  height: Type.Number({ minimum: 1, maximum: 100 }),
})

const rowFields = {
  ...mediaFields,
  file: FileName,
  folderId: Type.Union([FolderId, Type.Null()]),
  /** Grows with every change; a change names the number that it started from. */
  version: Version,
  updatedAt: Type.String(),
  deleted: Type.Boolean(),
}
export const Row = Type.Object(rowFields)
export const missing = ['404', '파일을 찾을 수 없습니다. 목록을 새로 고쳐 주세요.', 404] as const
export const changed = ['409', '그사이 다른 사람이 이 파일을 바꾸었습니다. 바뀐 내용을 확인한 뒤 다시 해 주세요.', 409] as const
export const noFolder = ['400', '폴더가 없습니다. 목록을 새로 고쳐 주세요.'] as const
export const notSameKind = ['400', '같은 종류의 파일로만 교체할 수 있습니다. 다른 파일은 새로 올려 주세요.'] as const

export const browseMedia = contract({
  at: 'GET /adm/media/browse',
  id: 'media.browse',
  title: '미디어 보관함',
  access: 'manager',
  right: { of: 'media', act: 'see' },
  input: Type.Object({
    search,
    filter: Type.Optional(oneOf(MEDIA_FILTERS)),
    folderId: Type.Optional(FolderId),
    color: Type.Optional(HexColour),
    sort: Type.Optional(oneOf(MEDIA_SORTS)),
    direction,
    ...paging(10_000),
  }),
  items: Row,
  item: Type.Object({
    folders: Type.Array(
      Type.Object({ id: FolderId, parentId: Type.Union([FolderId, Type.Null()]), name: Type.String(), files: Type.Integer() }),
    ),
    counts: Type.Object({
      all: Type.Integer(),
      unused: Type.Integer(),
      noAlt: Type.Integer(),
      film: Type.Integer(),
      document: Type.Integer(),
      trash: Type.Integer(),
    }),
  }),
})

/** A place where a file is used: a document, a record, or a row of a table that has no screen. */
const Usage = Type.Object({
  source: oneOf(['page', 'fragment', 'popup', 'template', 'record', 'row']),
  /** Route or name of a document, `type/id` of a record; empty otherwise. */
  name: Type.String(),
  /** `배너`: what it is, where the source does not say it. */
  what: Type.String(),
  title: Type.String(),
  isDraft: Type.Boolean(),
  isPublished: Type.Boolean(),
})

export const readMedia = contract({
  at: 'GET /adm/media/read',
  id: 'media.read',
  title: '파일 하나',
  access: 'manager',
  right: { of: 'media', act: 'see' },
  input: Type.Object({ file: FileName }),
  item: Type.Object({
    ...rowFields,
    crop: Type.Union([CropShape, Type.Null()]),
    /** Path of the picture before its crop. */
    original: Type.String(),
    versions: Type.Array(
      Type.Object({
        number: Type.Integer(),
        shown: Type.String(),
        poster: Type.String(),
        createdAt: Type.String(),
        createdBy: Type.String(),
      }),
    ),
    usages: Type.Array(Usage),
  }),
  errors: { missing },
})

export const step = { file: FileName, version: Version }

export const saveMedia = contract({
  at: 'POST /adm/media/save',
  id: 'media.save',
  title: '파일의 이름, 대체 글, 초점',
  access: 'manager',
  right: { of: 'media', act: 'write' },
  input: Type.Object({
    ...step,
    name: Type.Optional(Type.String({ title: '이름', minLength: 1, maxLength: 200, pattern: '\\S' })),
    alt: Type.Optional(Type.String({ title: '대체 글', maxLength: 200 })),
    decorativeYn: Type.Optional(oneOf(['Y', 'N'])),
    focal: Type.Optional(FocalText),
  }),
  item: Row,
  errors: { missing, changed },
})

export const cropMedia = contract({
  at: 'POST /adm/media/crop',
  id: 'media.crop',
  title: '사진 자르기',
  access: 'manager',
  right: { of: 'media', act: 'write' },
  codec: 'json',
  transaction: 'own',
  deadline: UPLOAD_LIMITS.deadline,
  input: Type.Object({ ...step, crop: Type.Union([CropShape, Type.Null()]) }),
  item: Row,
  errors: { missing, changed, ...pictureErrors },
})

/** Another content at the same path: pages and records keep what they name. */
export const replaceMedia = contract({
  at: 'POST /adm/media/replace',
  id: 'media.replace',
  title: '사진 교체',
  access: 'manager',
  right: { of: 'media', act: 'write' },
  codec: 'multipart',
  transaction: 'own',
  ...UPLOAD_LIMITS,
  input: Type.Object({ ...step, replacement: uploadFields.file }),
  item: Row,
  errors: { missing, changed, notSameKind, ...pictureErrors },
})

export const restoreMediaVersion = contract({
  at: 'POST /adm/media/version',
  id: 'media.version',
  title: '이전 버전으로 되돌리기',
  access: 'manager',
  right: { of: 'media', act: 'write' },
  input: Type.Object({ ...step, number: Version }),
  item: Row,
  errors: { missing, changed },
})

const Result = Type.Object({ file: FileName, ok: Type.Boolean(), message: Type.String() })
const many = { codec: 'json', access: 'manager', right: { of: 'media', act: 'write' }, items: Result } as const

export const moveMedia = contract({
  at: 'POST /adm/media/move',
  id: 'media.move',
  title: '폴더로 옮기기',
  ...many,
  input: Type.Object({ files: Files, folderId: Type.Union([FolderId, Type.Null()]) }),
  errors: { noFolder },
})

/** A file that stands on a page or in a record stays. */
export const trashMedia = contract({
  at: 'POST /adm/media/trash',
  id: 'media.trash',
  title: '휴지통으로 옮기기',
  ...many,
  input: Type.Object({ files: Files }),
})

export const recoverMedia = contract({
  at: 'POST /adm/media/recover',
  id: 'media.recover',
  title: '휴지통에서 되돌리기',
  ...many,
  input: Type.Object({ files: Files }),
})

/** Removes files of the trash with their contents; nothing brings them back. */
export const purgeMedia = contract({
  at: 'POST /adm/media/purge',
  id: 'media.purge',
  title: '파일 완전히 지우기',
  ...many,
  input: Type.Object({ files: Files }),
})

const taken = ['400', '같은 이름의 폴더가 있습니다. 다른 이름을 입력해 주세요.'] as const

export const createMediaFolder = contract({
  at: 'POST /adm/media/folder/create',
  id: 'media.folder.create',
  title: '폴더 만들기',
  access: 'manager',
  right: { of: 'media', act: 'write' },
  input: Type.Object({ name: FolderName, parentId: Type.Optional(FolderId) }),
  item: Type.Object({ id: FolderId }),
  errors: { taken, noFolder, tooDeep: ['400', '폴더는 다섯 단계까지 만들 수 있습니다.'] },
})

export const renameMediaFolder = contract({
  at: 'POST /adm/media/folder/rename',
  id: 'media.folder.rename',
  title: '폴더 이름 바꾸기',
  access: 'manager',
  right: { of: 'media', act: 'write' },
  input: Type.Object({ id: FolderId, name: FolderName }),
  item: Type.Object({ id: FolderId }),
  errors: { taken, noFolder },
})

export const deleteMediaFolder = contract({
  at: 'POST /adm/media/folder/delete',
  id: 'media.folder.delete',
  title: '빈 폴더 지우기',
  access: 'manager',
  right: { of: 'media', act: 'write' },
  input: Type.Object({ id: FolderId }),
  item: Type.Object({ id: FolderId }),
  errors: {
    noFolder,
    notEmpty: ['400', '폴더가 비어 있지 않습니다. 안의 파일과 폴더를 옮긴 뒤 다시 지워 주세요.'],
  },
})
