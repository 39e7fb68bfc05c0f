// SCIM 2.0 (RFC 7643, 7644): the directory of a company writes its people and groups here. A bearer token takes the place of a sign-in, and
// every answer, a refusal too, has the shape of that protocol.
import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'
import { PROVISIONING } from '@/schemas/api/base/rate-limit'

export const SCIM_PATH = '/auth/svc/scim/v2'
export const SCIM_TYPE = 'application/scim+json'

const head = {
  authorization: Type.Optional(Type.String({ title: '토큰', maxLength: 500 })),
  attributes: Type.Optional(Type.String({ maxLength: 1_000, lenient: true })),
  excludedAttributes: Type.Optional(Type.String({ maxLength: 1_000, lenient: true })),
}
const at = { type: Type.String({ title: '종류', maxLength: 40 }) }
const one = { ...at, key: Type.String({ title: '번호', maxLength: 200 }) }
const written = {
  body: Type.Optional(Type.Unsafe<Record<string, unknown>>(Type.Object({}, { title: '내용', additionalProperties: true }))),
}
const ifMatch = { ifMatch: Type.Optional(Type.String({ maxLength: 200 })) }

/** The token in the input stands for the origin, which no program sends. Each call notes when the token was used. */
const both = {
  access: 'visitor',
  codec: 'scim',
  raw: SCIM_TYPE,
  rateLimit: PROVISIONING,
  writes: true,
  foreign: true,
  transaction: 'own',
  maxBytes: 1_000_000,
} as const

export const listScim = contract({
  at: `GET ${SCIM_PATH}/:type`,
  id: 'scim.list',
  title: 'SCIM 목록',
  ...both,
  input: Type.Object({
    ...at,
    ...head,
    filter: Type.Optional(Type.String({ maxLength: 500 })),
    startIndex: Type.Optional(Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 })),
    count: Type.Optional(Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 })),
  }),
})
export const readScim = contract({
  at: `GET ${SCIM_PATH}/:type/:key`,
  id: 'scim.read',
  title: 'SCIM 조회',
  ...both,
  input: Type.Object({ ...one, ...head, ifNoneMatch: Type.Optional(Type.String({ maxLength: 200 })) }),
})
export const createScim = contract({
  at: `POST ${SCIM_PATH}/:type`,
  id: 'scim.create',
  title: 'SCIM 만들기',
  ...both,
  input: Type.Object({ ...at, ...head, ...written }),
})
export const replaceScim = contract({
  at: `PUT ${SCIM_PATH}/:type/:key`,
  id: 'scim.replace',
  title: 'SCIM 바꾸기',
  ...both,
  input: Type.Object({ ...one, ...head, ...ifMatch, ...written }),
})
export const patchScim = contract({
  at: `PATCH ${SCIM_PATH}/:type/:key`,
  id: 'scim.patch',
  title: 'SCIM 고치기',
  ...both,
  input: Type.Object({ ...one, ...head, ...ifMatch, ...written }),
})
export const removeScim = contract({
  at: `DELETE ${SCIM_PATH}/:type/:key`,
  id: 'scim.remove',
  title: 'SCIM 삭제',
  ...both,
  input: Type.Object({ ...one, ...head, ...ifMatch }),
})
