// Laws of the contracts: what the areas and schemas/api promise, held against the specification's own list.
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isSafeLink } from '@/lib/html/is-safe-link'
import { allContracts, isWrite, methodOf, pathOf, type AnyContract, type ErrorDefinition } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { decodeInput, typedFields } from '@/services/kit/decode-input'
import { services } from '@/services/areas'
import { operationFiles } from '@/scripts/tools/operation-files'
import endpoints from '../support/endpoints.json' with { type: 'json' }
import ownEndpoints from '../support/own-endpoints.json' with { type: 'json' }
import { root } from '../support/fixtures'
import { sampleOf } from '../support/sample'

const contracts = allContracts()
const files = operationFiles()
const operations = services.flatMap(({ noun, operations }) =>
  operations.map(({ contract }, i) => ({ contract, noun, ...files.get(noun)![i]! })),
)
const promised = new Map([...endpoints, ...ownEndpoints].map(({ id, at }) => [id, at]))
const shape = (at: string) => at.replace(/:[a-zA-Z]+/g, ':')

test('no two contracts have the same path', () => {
  const places = contracts.map((contract) => shape(contract.at))
  expect(places.filter((place, i) => places.indexOf(place) !== i)).toEqual([])
})

test('only a write in the envelope is answered again under its key', () => {
  expect(contracts.filter((contract) => contract.keyed && (!isWrite(contract) || contract.raw)).map(({ id }) => id)).toEqual([])
})

test('every operation answers a contract, and every service has its own noun', () => {
  const nouns = services.map((service) => service.noun)
  expect(nouns.filter((noun, i) => nouns.indexOf(noun) !== i)).toEqual([])
  expect(operations.filter(({ contract }) => !contracts.includes(contract)).map(({ file }) => file)).toEqual([])
})

test('what we promise beyond the specification is not in it', () => {
  const known = new Set(endpoints.map(({ id }) => id))
  expect(ownEndpoints.filter(({ id }) => known.has(id))).toEqual([])
})

describe.each(contracts.map((contract) => [contract.id, contract] as const))('%s', (id, contract) => {
  test('has the path of the specification', () => {
    expect(promised.has(id), `${id} is neither in tests/support/endpoints.json (the specification) nor in own-endpoints.json`).toBe(true)
    expect(shape(contract.at)).toBe(shape(promised.get(id)!))
    expect(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).toContain(methodOf(contract))
  })

  test('is answered by exactly one operation, in a file of its own name, or in its service.ts', () => {
    const answering = operations.filter((operation) => operation.contract === contract)
    expect(answering.map(({ file }) => file)).toHaveLength(1)
    const { file, name, noun } = answering[0]!
    expect(basename(dirname(file))).toBe(noun)
    expect(existsSync(join(root, file)), file).toBe(true)
    const own = `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`
    expect([own, 'service.ts']).toContain(basename(file))
    expect(readFileSync(join(root, file), 'utf8')).toContain(`${basename(file) === own ? 'export ' : ''}const ${name} = operation(`)
  })

  test('fails in Korean sentences that a visitor may read', () => {
    for (const [name, [code, sentence, status]] of errorsOf(contract)) {
      expect(code, name).not.toBe('')
      expect(sentence, name).toMatch(/[가-힣]/)
      expect(sentence, name).toMatch(/(다|요|까)[.?]$/)
      expect(sentence, name).not.toMatch(/!|에러|[가-힣](해|줘|야)\.$/)
      if (status !== undefined) expect(status >= 400 && status < 500, `${name}: business results are 4xx`).toBe(true)
    }
  })

  test('reads its own input as it was sent, and says in Korean what is missing', () => {
    const problems = (sent: Record<string, unknown>) => {
      try {
        decodeInput(contract, typedFields(sent))
        return []
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error
        return error.problems
      }
    }
    expect(problems(sampleOf(contract.input) as Record<string, unknown>)).toEqual([])
    for (const { message } of problems({})) expect(message).toMatch(/[가-힣].*(다|요)\.$/)
  })

  test('has a title in Korean and tags on what a page may show', () => {
    expect(contract.title).toMatch(/[가-힣]/)
    if (pathOf(contract).includes(':')) {
      const names = [...pathOf(contract).matchAll(/:([a-zA-Z]+)/g)].map(([, name]) => name!)
      expect(Object.keys(contract.input.properties as object)).toEqual(expect.arrayContaining(names))
    }
  })
})

const errorsOf = (contract: AnyContract) => Object.entries((contract.errors ?? {}) as Record<string, ErrorDefinition>)

test('a link may lead to no call of visitors and members that an address alone makes and that changes something, and to each other', () => {
  const alone = contracts.filter((one) => methodOf(one) === 'GET' && pathOf(one).startsWith('/svc/'))
  for (const one of alone) expect(isSafeLink(pathOf(one).replace(/:\w+/g, '1')), pathOf(one)).toBe(!one.writes)
  expect(alone.filter((one) => one.writes).length).toBeGreaterThan(5)
})
