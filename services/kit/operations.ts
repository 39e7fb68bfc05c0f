import { isWrite, methodOf, pathOf, type AnyContract } from '@/schemas/api/base/contract'
import { compilePattern, RouteTable } from '@/lib/path-pattern'
import type { Operation, Service } from './service'

interface Registry {
  byId: Map<string, Operation>
  byPath: RouteTable<Map<string, Operation>>
  methods: Map<string, Map<string, Operation>>
}
const registry: Registry = { byId: new Map(), byPath: new RouteTable<Map<string, Operation>>(), methods: new Map() }

/** Registers the services; services/areas.ts calls it. */
export function registerOperations(services: readonly Service[]): void {
  for (const { operations } of services) for (const operation of operations) register(operation)
}

function register(operation: Operation): void {
  const { contract } = operation
  const known = registry.byId.get(contract.id)
  if (known && known.contract.at !== contract.at) throw new Error(`${contract.id} is answered at ${known.contract.at} already`)
  if (contract.preview && isWrite(contract)) throw new Error(`${contract.id}: a preview session may only read`)
  registry.byId.set(contract.id, operation)
  const pattern = compilePattern(pathOf(contract))
  let methods = registry.methods.get(pattern.source)
  if (!methods) {
    methods = new Map<string, Operation>()
    registry.methods.set(pattern.source, methods)
    registry.byPath.add(pattern, methods)
  }
  methods.set(methodOf(contract), operation)
}

export const operationOf = (contract: AnyContract): Operation | undefined => registry.byId.get(contract.id)
export const allOperations = (): Operation[] => [...registry.byId.values()]

/** Operations at a path, by method. */
export function operationsAt(path: string): { methods: ReadonlyMap<string, Operation>; params: Record<string, string> } | undefined {
  const found = registry.byPath.match(path)
  return found && { methods: found.value, params: found.params }
}
