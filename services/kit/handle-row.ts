// Rows that belong to shops. A member of staff who is bound to one shop (table staff) reaches that shop's rows only: where a contract names
// a row, the pipeline asks the area whether the row is the shop's before the handler runs, so that no author of a call can forget it. A row
// of another shop is answered like one that does not exist.
import type { AnyContract } from '@/schemas/api/base/contract'
import { areaTable } from './area-parts'
import { failingAs, type ClaimsCtx, type Operation, type Outcome } from './service'

/** Whether a shop has a row, by the value of the input that names it. */
export type RowOfShop = (ctx: ClaimsCtx, row: unknown, shopId: string) => Promise<boolean>

/** Runs the handler of a call, if the caller may know of the row that it names. @throws CallFailure the contract's `missing` otherwise. */
export async function handleRow(operation: Operation, input: Record<string, unknown>, ctx: ClaimsCtx): Promise<Outcome<AnyContract>> {
  if (!(await isKnown(operation.contract, input, ctx))) throw failingAs(operation.contract, ctx).fail('missing')
  return operation.handle(input, ctx)
}

async function isKnown({ id, right }: AnyContract, input: Record<string, unknown>, ctx: ClaimsCtx): Promise<boolean> {
  // Asked only where a row is named: reading the session makes an answer personal.
  if (typeof right?.of !== 'string' || right.row === undefined) return true
  const { staff } = ctx.session
  if (staff?.shopId === undefined) return true
  const isOfShop = areaTable<RowOfShop | undefined>('rowsByShop')[right.of]
  if (!isOfShop) throw new Error(`${id} names a row, and nothing tells the rows of ${right.of} by shop`)
  return isOfShop(ctx, input[right.row], staff.shopId)
}
