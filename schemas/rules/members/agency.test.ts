import { expect, test } from 'vitest'
import { agencyAccountFaults, INTERIOR_PATHS, INTERIOR_STEPS, interiorStep, mayEnter, type AgencyProgress } from './agency'

const NOTHING: AgencyProgress = { business: null, hasAgreed: false, memberName: null, joinedId: null }
const BUSINESS = { bizRegNum: '2208801033', startDt: '20190302', owner: '한지우' }

test('a sign-up continues at its step, and a complete one stays complete', () => {
  const at = [
    NOTHING,
    { ...NOTHING, business: BUSINESS },
    { ...NOTHING, business: BUSINESS, hasAgreed: true },
    { business: BUSINESS, hasAgreed: true, memberName: '한지우', joinedId: null },
    { ...NOTHING, joinedId: 'jiwoobiz' },
  ]
  expect(at.map(interiorStep)).toEqual([...INTERIOR_STEPS])
  expect(at.map((progress) => INTERIOR_STEPS.filter((step) => mayEnter(step, progress)))).toEqual([
    ['business'],
    ['business', 'terms'],
    ['business', 'terms', 'identity'],
    ['business', 'terms', 'identity', 'information'],
    ['business', 'complete'],
  ])
  expect(INTERIOR_PATHS.complete).toBe('/agency/signup/interior/join/step4')
})

test('the account of an agency follows the rules of every sign-up', () => {
  const good = { memberId: 'haesol1', password: 'Oak7!Tile35', passwordConfirm: 'Oak7!Tile35', email: 'a@example.com' }
  expect(Object.values(agencyAccountFaults(good)).filter(Boolean)).toEqual([])
  expect(Object.values(agencyAccountFaults({ memberId: 'A', password: '', passwordConfirm: 'b', email: '' })).filter(Boolean)).toHaveLength(
    4,
  )
})
