// What a stranger may send: values, names and bytes that have broken other houses.
import fc from 'fast-check'

export const NAUGHTY = [
  '',
  ' ',
  '\u3000',
  '\0',
  'a\0b',
  '\r\nset-cookie: x=y',
  '\u2028',
  '\u202e',
  '\ufeff',
  '\ud800',
  'x\udfff',
  '\u{1f468}\u200d\u{1f469}',
  'Z̵̡͇a̷l̶g̵o̷'.repeat(20),
  'e\u0301'.repeat(40),
  '１２３',
  '٣',
  '1e3',
  '0x10',
  '-0',
  '-1',
  '1.5',
  '9007199254740993',
  '1'.repeat(40),
  '1e999',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  'true',
  'Y',
  '[]',
  '{}',
  '[[[[',
  '{"a":',
  '[1,2,"x"]',
  '{"__proto__":{"polluted":1}}',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  "' or 1=1 --",
  "'; drop table documents; --",
  '%',
  '_',
  '\\',
  '%00',
  '%zz',
  '%ed%a0%80',
  '../../etc/passwd',
  '/\\example.com',
  '//example.com',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  '${7*7}',
  '{{7*7}}',
  '$(id)',
  '(((((((((((((((((a+)+)+)+',
  'a'.repeat(5_000),
  '가'.repeat(3_000),
  '0000-00-00',
  '2026-02-30',
  '2026-11-21T25:61:61+99:99',
  '275760-09-13',
] as const

const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  '',
  '\0',
  'a.b',
  'a[0]',
  'images[0].file',
  'length',
  '한글',
  '$ref',
] as const

export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<string>(...NAUGHTY) },
  fc.string({ unit: 'binary', maxLength: 30 }),
  // Halves of pairs, as no encoder would write them.
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 12 }).map((units) => String.fromCharCode(...units)),
)

/** Names, its own (those that mean something) among the hostile ones. */
export const hostileName = (own: readonly string[]): fc.Arbitrary<string> =>
  own.length > 0
    ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...own) }, fc.constantFrom<string>(...NAMES), hostileText)
    : fc.oneof(fc.constantFrom<string>(...NAMES), hostileText)

/** JSON as text: an object here could not have one name twice, nor carry `__proto__` along. */
export function hostileJson(own: readonly string[]): fc.Arbitrary<string> {
  const scalar = fc.oneof(
    { weight: 3, arbitrary: hostileText.map((text) => JSON.stringify(text)) },
    fc.constantFrom(
      'null',
      'true',
      '0',
      '-0',
      '1e400',
      '-1e400',
      '1.7976931348623157e308',
      '9007199254740993',
      '1'.repeat(400),
      '"\\ud800"',
      '"\\u0000"',
      '[]',
      '{}',
    ),
    fc.integer({ min: 1, max: 300 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
    fc.integer({ min: 1, max: 300 }).map((depth) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)),
    fc.integer({ min: 1, max: 300 }).map((count) => `[${'1,'.repeat(count)}1]`),
    fc.integer({ min: 1, max: 300 }).map((count) => `{${Array.from({ length: count }, (_, i) => `"k${i}":${i}`).join()}}`),
  )
  const { value } = fc.letrec<{ value: string; object: string }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      scalar,
      tie('object'),
      fc.array(tie('value'), { maxLength: 4 }).map((list) => `[${list.join()}]`),
    ),
    object: objectOf(tie('value'), hostileName(own)),
  }))
  return objectOf(value, hostileName(own))
}
const objectOf = (value: fc.Arbitrary<string>, name: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .array(fc.tuple(name, value), { maxLength: 6 })
    .map((pairs) => `{${pairs.map(([key, text]) => `${JSON.stringify(key)}:${text}`).join()}}`)

/** Throws where something was added to, or taken from, what all objects share. */
export function prototypeWatch(): () => void {
  const shared = [Object.prototype, Array.prototype, Function.prototype, String.prototype, Number.prototype, Promise.prototype]
  const picture = () => shared.map((prototype) => Reflect.ownKeys(prototype).map(String).join()).join('\n')
  const before = picture()
  return () => {
    if (picture() !== before) throw new Error('A prototype that all objects share was changed.')
  }
}
