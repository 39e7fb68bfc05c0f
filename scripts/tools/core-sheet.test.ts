import { expect, test } from 'vitest'
import { classesNeeded, cutCore } from './core-sheet.mjs'

test.each([
  ['.a .b:hover', ['a', 'b']],
  ['.a:not(.b) > .c', ['a', 'c']],
  ['.a:is(:where(.group):hover *)', ['a']],
  [':is(.a, .b):has(.c:not(.d))', []],
  ['a[href^="/x.y"]', []],
  ['.md\\:w-\\[37cqw\\]', ['md:w-[37cqw]']],
  ['.w-1\\.5', ['w-1.5']],
  ['.\\31 2px', ['12px']],
  ['.before\\:content-\\[\\"·\\"\\]:before', ['before:content-["·"]']],
])('%s matches nothing without %j', (selector, classes) => {
  expect(classesNeeded(selector)).toEqual(classes)
})

const cut = (css: string) => cutCore(css, ['a', 'b'], new Set(['--named']))

test('the core has the rules of the given classes, in their order', () => {
  const css = '.b{top:0}.c{top:0}p{top:1px}@media (width>=48rem){.a{top:2px}.a .d{top:3px}.c,.b{top:4px}}@media (width>=64rem){.e{top:5px}}'
  expect(cut(css)).toEqual({
    css: '.b{top:0}p{top:1px}@media (width>=48rem){.a{top:2px}.b{top:4px}}',
    later: ['c', 'd', 'e'],
  })
})

test('the core has no variable, property or animation that it does not use', () => {
  const css =
    ':root{--one:var(--two);--two:1px;--three:2px;--named:3px}@property --one{syntax:"*"}@property --four{syntax:"*"}.a{top:var(--one);animation:turn 1s}.c{top:var(--three);animation:fade 1s}@keyframes turn{to{top:0}}@keyframes fade{to{top:0}}'
  expect(cut(css).css).toBe(
    ':root{--one:var(--two);--two:1px;--named:3px}@property --one{syntax:"*"}.a{top:var(--one);animation:turn 1s}@keyframes turn{to{top:0}}',
  )
})

test('rules for paper are left to the whole sheet', () => {
  expect(cut('@media print{p{top:0}}@media screen{p{top:0}}').css).toBe('@media screen{p{top:0}}')
})
