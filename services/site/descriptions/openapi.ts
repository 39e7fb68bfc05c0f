// The contracts as OpenAPI 3.1, generated from the same objects that the pipeline enforces, so that they always agree.
import type { TSchema } from 'typebox'
import { PIECE_TYPE, TUS_VERSION } from '@/schemas/api/base/tus'
import { methodOf, pathOf, type Access, type AnyContract, type ErrorDefinition } from '@/schemas/api/base/contract'

export const ACCESS_WORDS: Record<Access, string> = {
  visitor: '누구나',
  member: '로그인한 회원',
  identified: '본인 인증을 마친 사람',
  orderer: '비회원 주문을 연 사람',
  vendor: '사업자 회원',
  manager: '매니저 이상',
  admin: '관리자',
}

export type Schema = TSchema & {
  properties?: Record<string, Schema>
  required?: string[]
  title?: string
  type?: string
  enum?: unknown[]
  anyOf?: Schema[]
  items?: Schema
}

export const inputOf = (contract: AnyContract): Schema => contract.input as Schema
const namesInPath = (contract: AnyContract): string[] => [...pathOf(contract).matchAll(/:([A-Za-z]+)/g)].map((found) => found[1]!)
export const byPath = (contracts: AnyContract[]): AnyContract[] =>
  contracts.toSorted((a, b) => (pathOf(a) < pathOf(b) ? -1 : pathOf(a) > pathOf(b) ? 1 : 0))

/** OpenAPI 3.1 of these contracts. */
export function openApi(contracts: AnyContract[], site: { title: string; url: string }): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const contract of byPath(contracts)) {
    const path = pathOf(contract).replace(/:([A-Za-z]+)/g, '{$1}')
    const methods = (paths[path] ??= {})
    methods[methodOf(contract).toLowerCase()] = describeOperation(contract)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.title} API`,
      version: '1.0.0',
      description:
        '모든 응답은 data 봉투에 담깁니다. result가 "200"이면 성공이며, 실패하면 코드와 안내 문장, 문제가 있는 항목의 위치를 담습니다.',
    },
    servers: [{ url: site.url }],
    paths,
    components: {
      schemas: {
        Problem: {
          type: 'object',
          required: ['pointer', 'message'],
          properties: {
            pointer: { type: 'string', description: 'JSON Pointer' },
            message: { type: 'string' },
            blockId: { type: 'string' },
            keyword: { type: 'string' },
          },
        },
        Failure: {
          type: 'object',
          required: ['data'],
          properties: {
            data: {
              type: 'object',
              required: ['result', 'resultMessage'],
              properties: {
                result: { type: 'string' },
                resultMessage: { type: 'string' },
                problems: { type: 'array', items: { $ref: '#/components/schemas/Problem' } },
                requestId: { type: 'string' },
              },
            },
          },
        },
      },
    },
  }
}

function describeOperation(contract: AnyContract): Record<string, unknown> {
  const { id, title, access, raw } = contract
  const errors = (contract.errors ?? {}) as Record<string, ErrorDefinition>
  const failures = new Map<number, string[]>([[400, ['입력이 올바르지 않습니다.']]])
  for (const [, sentence, status = 400] of Object.values(errors)) failures.set(status, [...(failures.get(status) ?? []), sentence])
  if (access !== 'visitor') failures.set(403, [...(failures.get(403) ?? []), '권한이 없습니다.'])
  failures.set(503, ['잠시 후 다시 시도해 주세요.'])
  const failed = [...failures].map(([status, sentences]) => [
    String(status),
    { description: sentences.join(' '), content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } },
  ])
  return {
    operationId: id,
    summary: title,
    description: `이용 대상: ${ACCESS_WORDS[access]}`,
    'x-access': access,
    tags: [id.split('.')[0]],
    ...parametersOf(contract),
    responses: {
      '200': { description: '성공', content: { [raw ?? 'application/json']: { schema: raw ? {} : envelopeOf(contract) } } },
      ...Object.fromEntries(failed),
    },
  }
}

const KEY_PARAMETER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: '같은 값으로 다시 보내면 처음의 결과를 돌려드리고 다시 저장하지 않습니다.',
  schema: { type: 'string' } as Schema,
}

function parametersOf(contract: AnyContract): Record<string, unknown> {
  const { properties = {}, required = [] } = inputOf(contract)
  const inPath = namesInPath(contract)
  const isGet = methodOf(contract) === 'GET'
  const parameters = Object.entries(properties)
    .filter(([name]) => isGet || inPath.includes(name))
    .map(([name, schema]) => ({
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: inPath.includes(name) || required.includes(name),
      ...(schema.title ? { description: schema.title } : {}),
      schema: plain(schema),
    }))
  if (contract.keyed) parameters.push(KEY_PARAMETER)
  if (contract.codec === 'tus') return tusRequest(contract, parameters)
  if (isGet) return { parameters }
  const body = plain(contract.input as Schema)
  const types =
    contract.codec === 'json' ? ['application/json'] : ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json']
  return {
    parameters,
    requestBody: { required: required.length > 0, content: Object.fromEntries(types.map((type) => [type, { schema: body }])) },
  }
}

/** Of a resumable upload: its values are headers, and the body of a piece is the bytes alone. */
function tusRequest(contract: AnyContract, inPath: readonly object[]): Record<string, unknown> {
  const header = (name: string, schema: Schema | { const: string }) => ({ name, in: 'header', required: true, schema })
  const { uploadLength, uploadOffset, fileName, bytes } = inputOf(contract).properties ?? {}
  const headers = [
    header('Tus-Resumable', { const: TUS_VERSION }),
    ...(uploadLength ? [header('Upload-Length', plain(uploadLength) as Schema)] : []),
    ...(uploadOffset ? [header('Upload-Offset', plain(uploadOffset) as Schema)] : []),
    ...(fileName ? [{ ...header('Upload-Metadata', { type: 'string' }), description: 'filename과 Base64로 적은 파일 이름' }] : []),
  ]
  const body = { required: true, content: { [PIECE_TYPE]: { schema: { type: 'string', format: 'binary' } } } }
  return { parameters: [...inPath, ...headers], ...(bytes ? { requestBody: body } : {}) }
}

function envelopeOf({ item, items }: AnyContract): Record<string, unknown> {
  const properties: Record<string, unknown> = { result: { const: '200' }, resultMessage: { type: 'string' } }
  if (item) properties['item'] = plain(item as Schema)
  if (items) Object.assign(properties, { items: { type: 'array', items: plain(items as Schema) }, totalCount: { type: 'integer' } })
  return { type: 'object', required: ['data'], properties: { data: { type: 'object', required: Object.keys(properties), properties } } }
}

const HOUSE_WORDS = new Set(['lenient', 'widget', 'keepsEmpty'])
/** The schema without our own keywords. */
function plain(schema: Schema): unknown {
  return JSON.parse(JSON.stringify(schema, (name, value: unknown) => (HOUSE_WORDS.has(name) ? undefined : value)))
}
