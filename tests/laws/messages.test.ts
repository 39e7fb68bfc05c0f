// Every message of a contract or a checker that can reach a screen is Korean and names its place: its field by the title that the form
// shows, never by a pointer, a keyword or the validator's English.
import { describe, expect, test } from 'vitest'
import { blocks } from '@/blocks/areas'
import { unreadableWords } from '@/builder/state/unreadable-words'
import { allContracts } from '@/schemas/api/base/contract'
import { CallFailure, type Problem } from '@/schemas/api/base/failure'
import { checkPage } from '@/schemas/page/check-page'
import { registerDefinitions } from '@/schemas/page/definitions'
import { placeOfProblem } from '@/schemas/page/place-of-problem'
import { readAlone } from '@/schemas/page/read-page'
import { recordProblems } from '@/schemas/records/record-problems'
import { RECORD_TYPES } from '@/schemas/records/registry'
import { decodeInput, typedFields } from '@/services/kit/decode-input'
import '@/services/areas'
import { faultyValues } from '../support/faulty-values'
import { sampleOf } from '../support/sample'

registerDefinitions(blocks)

/** What a person has typed or named themselves is quoted, and may be in any language. */
const bare = (message: string): string => message.replace(/‘[^’]*’|\([^)]*\)|예: .*$/gu, '')
/** Words that the screens themselves use. */
const KNOWN =
  /\b(?:JSON|URL|ALT|SEO|HTML|ID|PC|TV|CI|DI|SNS|FAQ|QR|PDF|CSV|TOP|VR|https?|mailto|tel|Y|N|LCP|INP|CLS|FCP|TTFB|YouTube|Instagram|Pinterest)\b/gu
const foreign = (message: string): string[] =>
  bare(message)
    .replace(KNOWN, '')
    .match(/[A-Za-z]{2,}|\/[a-z]\w*/gu) ?? []

function faults(problems: readonly Problem[]): string[] {
  return problems.flatMap(({ message }) => {
    const isSentence = /[가-힣]/u.test(message) && /(?:다|요|까)[.?](?: |$)/u.test(message)
    return isSentence && foreign(message).length === 0 ? [] : [message]
  })
}

describe('blocks', () => {
  test.each(blocks.map((block) => [block.type, block] as const))('%s', (type, block) => {
    const wrong: string[] = []
    for (const props of faultyValues(block.props, block.example)) {
      const one = { id: 'b1', type, v: block.version, props: props as Record<string, unknown> }
      const document = { schemaVersion: 1, kind: 'page', route: '/a', title: '가', blocks: [one] }
      const problems = checkPage(document, { strict: true }).filter(({ keyword }) => keyword !== 'needed')
      wrong.push(...faults(problems))
      for (const { pointer } of problems) {
        const place = placeOfProblem(document, pointer)
        if (!place.startsWith(block.title) || foreign(place).length > 0) wrong.push(`${pointer}: ${place}`)
      }
      const read = readAlone(one)
      if ('unreadable' in read) wrong.push(...faults([{ pointer: '', message: unreadableWords(read.unreadable, one) }]))
    }
    expect([...new Set(wrong)]).toEqual([])
  })
})

test('the document itself', () => {
  const document = {
    schemaVersion: 1,
    kind: 'page',
    route: '/a',
    title: '가',
    layout: 'default',
    guard: ['auth'],
    seo: { description: '가' },
    blocks: [],
  }
  const wrong = Object.keys(document).flatMap((name) =>
    [{}, 7, '', '가'.repeat(600)].flatMap((value) => checkPage({ ...document, [name]: value }, { strict: true })),
  )
  expect(wrong.filter(({ message }) => !/쓸 수 있는 (?:틀|조건):/.test(message)).flatMap((problem) => faults([problem]))).toEqual([])
  expect(
    wrong.map(({ pointer }) => placeOfProblem(document, pointer)).filter((place) => place === '' || foreign(place).length > 0),
  ).toEqual([])
  // The place in a nested block is named by its way: no pointer is left for a person.
  const nested = {
    ...document,
    blocks: [
      {
        id: 's',
        type: 'section',
        v: 1,
        props: {},
        slots: { content: [{ id: 'k', type: 'card-list', v: 1, props: { layout: 'grid', items: [{ title: '가' }, { title: 3 }] } }] },
      },
    ],
  }
  const [problem] = checkPage(nested, { strict: true })
  expect(placeOfProblem(nested, problem!.pointer)).toBe('구역 › 카드 모음 › 카드 2 › 제목')
})

describe('contracts', () => {
  test.each(allContracts().map((contract) => [contract.id, contract] as const))('%s', (_, contract) => {
    const wrong: string[] = []
    for (const given of faultyValues(contract.input, sampleOf(contract.input))) {
      try {
        decodeInput(contract, typedFields(given as Record<string, unknown>))
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error
        wrong.push(...faults(error.problems), ...faults([{ pointer: '', message: error.message }]))
      }
    }
    expect([...new Set(wrong)]).toEqual([])
  })
})

describe('records', () => {
  test.each(RECORD_TYPES.map((type) => [type.type, type] as const))('%s', (_, type) => {
    const wrong = faultyValues(type.form, sampleOf(type.form)).flatMap((values) =>
      faults(recordProblems(type, values as never, { isStrict: true })),
    )
    expect([...new Set(wrong)]).toEqual([])
  })
})
