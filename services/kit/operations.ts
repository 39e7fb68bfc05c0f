import { isWrite, methodOf, pathOf, type AnyContract } from '@/schemas/api/base/contract'
import { compilePattern, RouteTable } from '@/lib/path-pattern'
import type { Operation, Service } from './service'

interface Shelf {
  byId: Map<string, Operation>
  byPath: RouteTable<Map<string, Operation>>
  methods: Map<string, Map<string, Operation>>
}
const shelf: Shelf = { byId: new Map(), byPath: new RouteTable<Map<string, Operation>>(), methods: new Map() }

/** Introduces the services of this house; services/registry.ts does it. */
export function registerServices(services: readonly Service[]): void {
  for (const { operations } of services) for (const operation of operations) register(operation)
}

function register(operation: Operation): void {
  const { contract } = operation
  const known = shelf.byId.get(contract.id)
  if (known && known.contract.at !== contract.at) throw new Error(`${contract.id} is answered at ${known.contract.at} already`)
  if (contract.preview && isWrite(contract)) throw new Error(`${contract.id}: a preview session may only read`)
  shelf.byId.set(contract.id, operation)
  const pattern = compilePattern(pathOf(contract))
  let methods = shelf.methods.get(pattern.source)
  if (!methods) {
    methods = new Map<string, Operation>()
    shelf.methods.set(pattern.source, methods)
    shelf.byPath.add(pattern, methods)
  }
  methods.set(methodOf(contract), operation)
}

export const operationOf = (contract: AnyContract): Operation | undefined => shelf.byId.get(contract.id)
export const allOperations = (): Operation[] => [...shelf.byId.values()]

/** Operations at a path, by method. */
export function operationsAt(path: string): { methods: ReadonlyMap<string, Operation>; params: Record<string, string> } | undefined {
  const found = shelf.byPath.match(path)
  return found && { methods: found.value, params: found.params }
}
