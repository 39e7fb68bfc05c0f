import { Type } from 'typebox'
import { expect, test } from 'vitest'
import type { BlockDefinition } from '@/schemas/page/block-definition'
import { registerDefinitions } from '@/schemas/page/definitions'
import { isRoleRights } from './is-role-rights'
import { scopeBlocks } from './scope-blocks'

const block = (type: string, title: string, more: Partial<BlockDefinition> = {}): BlockDefinition => ({
  ...{ type, title, version: 1, group: 'text', props: Type.Object({}), example: {} },
  ...more,
})

test('a role is offered the blocks of the palette and no block of tests; what was stored of one stays a right', () => {
  registerDefinitions([
    block('word', '글'),
    block('fault', '실패 시험', { internal: true }),
    block('client-check', '클라이언트 점검', { forTests: true }),
  ])
  expect(scopeBlocks().map(({ title }) => title)).toEqual(['페이지 설정', '글'])
  expect(isRoleRights({ pages: { acts: ['see', 'write'], scope: { blocks: { 'client-check': true } } } })).toBe(true)
})
