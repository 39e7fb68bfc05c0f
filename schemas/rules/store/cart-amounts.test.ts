import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DELIVERIES } from './delivery-kinds'
import { cartAmounts, type AmountLine } from './cart-amounts'

const line = (over: Partial<AmountLine> = {}): AmountLine => ({
  delivery: 'parcel',
  unitPrice: 10_000,
  qty: 1,
  deliveryFee: 3_000,
  freeFrom: 50_000,
  installFee: 0,
  ...over,
})

const won = fc.integer({ min: 0, max: 5_000_000 })
const anyLine: fc.Arbitrary<AmountLine> = fc.record({
  delivery: fc.constantFrom(...DELIVERIES),
  unitPrice: fc.integer({ min: 1, max: 20_000_000 }),
  qty: fc.integer({ min: 1, max: 99 }),
  deliveryFee: fc.oneof(fc.constant(0), won),
  freeFrom: fc.option(won),
  installFee: fc.oneof(fc.constant(0), won),
})
const anyLines = fc.array(anyLine, { maxLength: 200 })

describe('what a cart costs', () => {
  it('asks the highest fee of a group once, and installation for each piece', () => {
    const { groups, amounts } = cartAmounts([
      line(),
      line({ deliveryFee: 5_000, qty: 2 }),
      line({ delivery: 'install', deliveryFee: 0, installFee: 40_000, qty: 3 }),
    ])
    expect(groups.map(({ kind }) => kind)).toEqual(['parcel', 'install'])
    expect(groups[0]!.amounts).toEqual({ goods: 30_000, delivery: 5_000, install: 0, total: 35_000 })
    expect(groups[1]!.amounts).toEqual({ goods: 30_000, delivery: 0, install: 120_000, total: 150_000 })
    expect(amounts).toEqual({ goods: 60_000, delivery: 5_000, install: 120_000, total: 185_000 })
  })

  it.each([
    [49_999, 3_000, 1],
    [50_000, 0, null],
    [50_001, 0, null],
  ])('%i won of goods that are delivered free from 50,000: fee %i, missing %s', (unitPrice, delivery, missing) => {
    const [group] = cartAmounts([line({ unitPrice })]).groups
    expect(group).toMatchObject({ amounts: { delivery }, toFree: missing })
  })

  it('asks the fee of those goods alone whose own amount the group has not reached', () => {
    const [group] = cartAmounts([line({ unitPrice: 60_000, deliveryFee: 5_000 }), line({ deliveryFee: 3_000, freeFrom: 100_000 })]).groups
    expect(group).toMatchObject({ amounts: { goods: 70_000, delivery: 3_000 }, toFree: 30_000 })
  })

  it('promises no free delivery where goods always ask a fee', () => {
    const [group] = cartAmounts([line(), line({ deliveryFee: 4_000, freeFrom: null })]).groups
    expect(group).toMatchObject({ amounts: { delivery: 4_000 }, toFree: null })
  })

  it('costs nothing when it is empty', () => {
    expect(cartAmounts([])).toEqual({ groups: [], amounts: { goods: 0, delivery: 0, install: 0, total: 0 } })
  })

  it('has every line in one group, adds up exactly, and does not depend on the order of its lines', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const { groups, amounts } = cartAmounts(lines)
        expect(groups.flatMap((group) => group.lines)).toHaveLength(lines.length)
        expect(new Set(groups.map(({ kind }) => kind)).size).toBe(groups.length)
        expect(amounts.goods).toBe(lines.reduce((all, { unitPrice, qty }) => all + unitPrice * qty, 0))
        expect(amounts.install).toBe(lines.reduce((all, { installFee, qty }) => all + installFee * qty, 0))
        expect(amounts.total).toBe(amounts.goods + amounts.delivery + amounts.install)
        for (const part of [...groups.map((group) => group.amounts), amounts])
          for (const number of Object.values(part)) expect(Number.isSafeInteger(number) && number >= 0).toBe(true)
        expect(cartAmounts(lines.toReversed()).amounts).toEqual(amounts)
      }),
    )
  })

  it('delivers free of charge once exactly what is missing was added', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        for (const { kind, toFree, amounts } of cartAmounts(lines).groups) {
          if (toFree === null) continue
          expect(amounts.delivery).toBeGreaterThan(0)
          const added = line({ delivery: kind, unitPrice: toFree, deliveryFee: 0 })
          expect(cartAmounts([...lines, added]).groups.find((group) => group.kind === kind)!.amounts.delivery).toBe(0)
          const less = cartAmounts([...lines, { ...added, unitPrice: toFree - 1 }]).groups.find((group) => group.kind === kind)!
          expect(less.amounts.delivery).toBeGreaterThan(0)
        }
      }),
    )
  })
})
