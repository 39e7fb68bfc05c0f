import { Type } from 'typebox'
import { contract } from '@/schemas/api/base/contract'

export const getOpenApi = contract({
  at: 'GET /svc/openapi.json',
  id: 'description.openapi',
  title: 'OpenAPI 3.1 문서',
  access: 'visitor',
  raw: 'application/json',
  input: Type.Object({}),
})
export const getDocs = contract({
  at: 'GET /svc/docs',
  id: 'description.docs',
  title: 'API 안내',
  access: 'visitor',
  raw: 'text/html',
  input: Type.Object({}),
})
export const getPageSchema = contract({
  at: 'GET /svc/schema/page.json',
  id: 'description.page',
  title: '페이지 문서의 JSON Schema',
  access: 'visitor',
  raw: 'application/schema+json',
  input: Type.Object({}),
})

export const getBlockSchema = contract({
  at: 'GET /svc/schema/blocks/:file',
  id: 'description.block',
  title: '블록 속성의 JSON Schema',
  access: 'visitor',
  raw: 'application/schema+json',
  input: Type.Object({ file: Type.String({ title: '블록 이름', pattern: '^[a-z][a-z0-9-]{0,63}\\.json$' }) }),
  errors: { missing: ['404', '없는 블록입니다.', 404] },
})
