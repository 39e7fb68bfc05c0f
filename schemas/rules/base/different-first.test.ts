import { expect, test } from 'vitest'
import { differentFirst, withoutRepeats } from './different-first'

const room = (name: string) => `/media/rooms/${name}.webp`
const hero = (name: string) => `/media/heroes/${name}.webp`
const same = (path: string) => path

test.each([
  ['those that differ keep their order', [room('a'), room('b')], [], [room('a'), room('b')]],
  ['a repeat comes last', [room('a'), room('a'), room('b')], [], [room('a'), room('b'), room('a')]],
  ['what the page shows already comes last', [room('a'), room('b')], [room('a')], [room('b'), room('a')]],
  ['the large file of a photograph is the same picture', [room('a'), room('b')], [hero('a')], [room('b'), room('a')]],
  ['entries without a picture repeat nothing', ['', ''], [], ['', '']],
] as const)('%s', (_, entries, shown, expected) => expect(differentFirst(entries, same, shown)).toEqual(expected))

test('a repeated picture is left out', () =>
  expect(withoutRepeats([room('a'), room('b'), room('b')], same, [hero('a')])).toEqual([room('b')]))
