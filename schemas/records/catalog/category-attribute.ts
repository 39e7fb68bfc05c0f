// The conditions by which visitors narrow the products of a first-level category: groups of values, each named by a code that products hold.
import { Type, type Static } from 'typebox'
import type { Problem } from '@/schemas/api/base/failure'
import * as f from '@/schemas/records/fields'

/** In the conditions of a product list this name stands for the category itself. */
const TAKEN = 'category'
const CODE = { pattern: '^[A-Za-z0-9_-]+$', help: '영문, 숫자, -, _로 적습니다. 제품이 이 번호로 조건을 기억합니다.' }

const Value = Type.Object(
  { label: f.lineField('이름', 40), code: f.lineField('번호', 40, CODE) },
  { title: '값', additionalProperties: false },
)
export const CategoryAttribute = Type.Object(
  { label: f.lineField('이름', 40), code: f.lineField('번호', 40, CODE), values: f.partsField('값', Value, 60) },
  { title: '조건', additionalProperties: false },
)

/** Codes that stand twice, and conditions that no page would show. */
export function attributeProblems(values: { superCateId: string; attributes: Static<typeof CategoryAttribute>[] }): Problem[] {
  const { superCateId, attributes } = values
  if (superCateId !== '')
    return attributes.length > 0
      ? [{ pointer: '/attributes', message: '찾기 조건은 첫 단계 카테고리에만 둘 수 있습니다. 위 카테고리에서 입력해 주세요.' }]
      : []
  const reserved = attributes.flatMap(({ code }, i) =>
    code === TAKEN ? [{ pointer: `/attributes/${i}/code`, message: `${TAKEN}는 쓸 수 없는 번호입니다. 다른 번호를 입력해 주세요.` }] : [],
  )
  return [
    ...reserved,
    ...twice(attributes, '/attributes'),
    ...attributes.flatMap((attribute, i) => twice(attribute.values, `/attributes/${i}/values`)),
  ]
}

const twice = (parts: readonly { code: string }[], pointer: string): Problem[] =>
  parts.flatMap(({ code }, i) =>
    parts.findIndex((other) => other.code === code) < i
      ? [{ pointer: `${pointer}/${i}/code`, message: `번호 ${code}: 두 번 적혔습니다. 서로 다른 번호를 입력해 주세요.` }]
      : [],
  )
