// The design tokens are one list: the sheets of app/styles hold every one of them, in the value that the design gave it.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../support/fixtures'
import tokens from '../support/tokens.json' with { type: 'json' }

interface Step {
  size: number
  lineHeight: number
}
type Value = string | number
type Token = { var: string } & Partial<{
  value: Value
  ref: string
  steps: Value[]
  mobile: Step
  desktop: Step
  weight: number
  letterSpacing: Value
}>

const sheet = globSync('app/styles/*.css', { cwd: root })
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')
const declared = new Map<string, Set<string>>()
for (const [, name, value] of sheet.matchAll(/(--[a-z][\w-]*):\s*([^;{}]+);/g)) {
  declared.set(name!, (declared.get(name!) ?? new Set()).add(plain(value!)))
}

/** One spelling for `0.48` and `.48`, `1rem` and `16px`, and either kind of quote. */
function plain(value: Value): string {
  return String(value)
    .toLowerCase()
    .replaceAll("'", '"')
    .replace(/(^|[^\d])\.(\d)/g, '$10.$2')
    .replace(/([\d.]+)rem\b/g, (_, size: string) => String(Number(size) * 16))
    .replace(/([\d.]+)px\b/g, '$1')
    .replace(/\s*,\s*/g, ',')
    .replace(/\s+/g, ' ')
    .trim()
}

/** What must be declared, as `name → value`. */
function expected(token: Token): [name: string, value: string][] {
  const name = token.var
  if (token.ref) return [[name, `var(${token.ref})`]]
  if (token.value !== undefined) return [[name, plain(token.value)]]
  if (token.steps) return token.steps.map((step) => [name, plain(step)])
  return [token.mobile!, token.desktop!].flatMap(({ size, lineHeight }) => [
    [name, plain(size)],
    [`${name}--line-height`, plain(lineHeight)],
    [`${name}--letter-spacing`, plain(token.letterSpacing!)],
    [`${name}--font-weight`, plain(token.weight!)],
  ])
}

test('every token is declared in its value', () => {
  const wrong = (tokens as Token[])
    .flatMap(expected)
    .filter(([name, value]) => !declared.get(name)?.has(value))
    .map(([name, value]) => `${name} is ${[...(declared.get(name) ?? ['not declared'])].join(' or ')}, not ${value}`)
  expect(wrong).toEqual([])
})

test('C-BP: mobile 480, tablet 1024, desktop 1280, wide 1920', () => {
  const widths = ['sm', 'md', 'lg', 'xl'].map((name) => [...(declared.get(`--breakpoint-${name}`) ?? [])])
  expect(widths).toEqual([['480'], ['1024'], ['1280'], ['1920']])
})
