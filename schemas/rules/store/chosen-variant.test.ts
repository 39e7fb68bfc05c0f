import { expect, test } from 'vitest'
import { choose, chosenVariant, firstChosen, offersOf, type Choosable } from './chosen-variant'

const options = [{ values: ['오크', '월넛', '애쉬'] }, { values: ['1200', '1600'] }]
const variant = (variantId: string, choices: string[], left: number | null, extraPrice = 0): Choosable => ({
  variantId,
  choices,
  left,
  extraPrice,
})
const variants = [
  variant('o12', ['오크', '1200'], null),
  variant('o16', ['오크', '1600'], 3, 30_000),
  variant('w16', ['월넛', '1600'], null),
  variant('a12', ['애쉬', '1200'], 0),
  variant('a16', ['애쉬', '1600'], 0),
]
const statesOf = (at: number, chosen: (string | undefined)[]) =>
  offersOf(options[at]!.values, variants, chosen, at).map(({ value, state }) => `${value} ${state}`)

test('an option offers what the earlier ones leave', () => {
  expect(statesOf(0, [undefined, undefined])).toEqual(['오크 open', '월넛 open', '애쉬 soldOut'])
  expect(statesOf(1, ['월넛', undefined])).toEqual(['1200 none', '1600 open'])
  expect(statesOf(1, ['애쉬', undefined])).toEqual(['1200 soldOut', '1600 soldOut'])
  // What is chosen later takes nothing from an earlier one.
  expect(statesOf(0, [undefined, '1200'])).toEqual(['오크 open', '월넛 open', '애쉬 soldOut'])
})

test('the value that decides names its combination, with its price and stock', () => {
  const [small, large] = offersOf(options[1]!.values, variants, ['오크', undefined], 1)
  expect([small!.variant?.variantId, large!.variant]).toEqual(['o12', variants[1]])
  expect(offersOf(options[0]!.values, variants, [undefined, undefined], 0)[0]!.variant).toBeNull()
})

test('a later choice that does not go with a new earlier one is dropped, and one that does stays', () => {
  expect(choose(options, variants, ['오크', '1200'], 0, '월넛')).toEqual(['월넛', undefined])
  expect(choose(options, variants, ['오크', '1600'], 0, '월넛')).toEqual(['월넛', '1600'])
  expect(choose(options, variants, ['오크', '1600'], 0, '애쉬')).toEqual(['애쉬', undefined])
})

test('a combination is chosen once every option has a value', () => {
  expect(chosenVariant(variants, ['오크', undefined])).toBeUndefined()
  expect(chosenVariant(variants, ['오크', '1600'])?.variantId).toBe('o16')
  expect(chosenVariant([variant('only', [], null)], [])?.variantId).toBe('only')
  expect(chosenVariant(variants, ['월넛', '1200'])).toBeUndefined()
})

test('an option with one value needs no decision', () => {
  expect(firstChosen([{ values: ['화이트'] }, { values: ['S', 'M'] }])).toEqual(['화이트', undefined])
})
