// A large file on its way to the server, by the tus protocol 1.0: it is begun, its bytes arrive in pieces, and after a lost connection it
// goes on at the byte that the server has. What arrived waits until another contract of the same area takes it, by its id.
import { Type } from 'typebox'
import { contract, type Access, type ErrorDefinition } from './contract'
import { UPLOADING } from './rate-limit'

interface Upload<E, A> {
  /** Path without a method: uploads are begun there, and each is below it by its id. */
  path: string
  id: string
  title: string
  /** An upload belongs to somebody: no other goes on with it or takes it. */
  access: A
  /** Of one file. */
  maxBytes: number
  /** Reasons not to begin. */
  errors: E
}

/** The page server gives a request 30 s to arrive (app/front.ts); what arrived until then is not lost. */
const PIECE_DEADLINE = 40_000

export const UploadId = Type.String({ title: '올리는 파일', pattern: '^[\\w-]{22}$' })

const GONE = { uploadGone: ['404', '올리던 파일이 없습니다. 처음부터 다시 올려 주세요.', 404] } as const

export function resumableUpload<const E extends Record<string, ErrorDefinition>, const A extends Extract<Access, 'member' | 'identified'>>({
  path,
  id,
  title,
  access,
  maxBytes,
  errors,
}: Upload<E, A>) {
  // Files are on the disk, so that a transaction would protect nothing.
  const shared = { access, codec: 'tus', transaction: 'own', rateLimit: UPLOADING } as const
  return {
    begin: contract({
      at: `POST ${path}`,
      id: `${id}Begin`,
      title: `${title} 시작`,
      ...shared,
      // Files of one person are counted before another one is begun.
      atOnce: 1,
      input: Type.Object({
        uploadLength: Type.Integer({ title: '파일 크기', minimum: 1 }),
        fileName: Type.String({ title: '파일 이름', minLength: 1, maxLength: 1_000 }),
      }),
      errors,
    }),
    offset: contract({
      at: `GET ${path}/:uploadId`,
      id: `${id}Offset`,
      title: `${title} 위치`,
      ...shared,
      input: Type.Object({ uploadId: UploadId }),
      errors: GONE,
    }),
    piece: contract({
      at: `PATCH ${path}/:uploadId`,
      id: `${id}Piece`,
      title: `${title} 이어 올리기`,
      ...shared,
      deadline: PIECE_DEADLINE,
      maxBytes,
      input: Type.Object({
        uploadId: UploadId,
        uploadOffset: Type.Integer({ title: '이어 올릴 위치', minimum: 0 }),
        bytes: Type.Unsafe<ReadableStream<Uint8Array>>({ title: '파일 내용' }),
      }),
      errors: {
        ...GONE,
        otherOffset: ['409', '이어 올릴 위치가 달라졌습니다. 위치를 다시 확인해 주세요.', 409],
        tooLong: ['413', '처음에 알린 크기보다 파일이 큽니다. 처음부터 다시 올려 주세요.', 413],
      },
    }),
    drop: contract({
      at: `DELETE ${path}/:uploadId`,
      id: `${id}Drop`,
      title: `${title} 그만두기`,
      ...shared,
      input: Type.Object({ uploadId: UploadId }),
    }),
  }
}
