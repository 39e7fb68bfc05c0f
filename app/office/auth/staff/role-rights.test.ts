import { expect, test } from 'vitest'
import { consoleAreas } from '@/schemas/rules/base/console-areas'
import { isRoleRights } from '@/schemas/rules/base/is-role-rights'
import { ACTS } from '@/schemas/rules/base/rights'
import { roleRightsAllSeen, roleRightsLacking, roleRightsWithAct } from './role-rights'

test('every tick of every area gives rights that can be saved', () => {
  for (const area of consoleAreas())
    for (const act of ACTS.filter((one) => one in area.acts)) {
      const ticked = roleRightsWithAct({}, area, act, true)
      expect([area.id, act, isRoleRights(ticked), ticked[area.id]?.acts.includes(act)]).toEqual([area.id, act, true, true])
      expect(ticked[area.id]?.acts.includes('see')).toBe('see' in area.acts)
      expect(isRoleRights(roleRightsWithAct(ticked, area, act, false))).toBe(true)
    }
  expect(isRoleRights(roleRightsAllSeen({ refunds: { acts: ['write'] } }, consoleAreas()))).toBe(true)
})

test('giving money back opens nothing without the orders or the returns', () => {
  const alone = { refunds: { acts: ['write'] } } as const
  expect(roleRightsLacking(alone, 'refunds')).toEqual(['orders', 'returns'])
  expect(roleRightsLacking({ ...alone, returns: { acts: ['see'] } }, 'refunds')).toEqual([])
  expect(roleRightsLacking({}, 'refunds')).toEqual([])
  const refunds = { id: 'refunds', acts: { write: '취소와 환불' } }
  expect(roleRightsWithAct({}, refunds, 'write', true)).toEqual({ ...alone, orders: { acts: ['see'] } })
  const returns = { returns: { acts: ['see'] } } as const
  expect(roleRightsWithAct(returns, refunds, 'write', true)).toEqual({ ...returns, ...alone })
})
