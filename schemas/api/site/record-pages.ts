// What pages ask of the record that they are about: where it stands, and what search engines and shared links say of it.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'

/** Raised when another record stands at this path, or none any more. */
export const addressTag = (path: string): string => `address:${path}`

/** Decoded, in NFC, without a slash at its end. */
const path = Type.String({ title: '주소', minLength: 1, maxLength: 2048 })

/** Where the record of an address in words stands. Asked only when no page of its own answers there. */
export const readRecordAddress = contract({
  at: 'GET /svc/recordSvcApi/svcAddress',
  id: 'record.address',
  title: '기록의 주소 조회',
  access: 'visitor',
  input: Type.Object({ path }),
  item: Type.Object({
    /** The path of its page, or the one that took the place of an address that was left; empty when no record was ever there. */
    to: Type.String(),
    /** Whether the record is shown at the asked address itself; otherwise the address leads to `to`. */
    isHere: Type.Boolean(),
  }),
  tags: ({ path: asked }) => [addressTag(asked)],
})

/** What staff wrote for search engines and shared links about the record of a page; empty where they wrote nothing. */
export const readRecordHead = contract({
  at: 'GET /svc/recordSvcApi/svcHead',
  id: 'record.head',
  title: '기록의 검색과 공유 조회',
  access: 'visitor',
  input: Type.Object({ path }),
  item: Type.Object({
    title: Type.String(),
    description: Type.String(),
    /** Storage path. */
    picture: Type.String(),
    /** Its address in words. */
    address: Type.String(),
  }),
})
