// The right that a contract names besides its access. Before the input is read only an area that stands in the contract can be checked;
// where the input names the area, staff who hold the act nowhere are refused before it is read, the others after. A preview link stands in
// for staff where its contract says so, and its handler knows which page it is for.
import type { AnyContract } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import type { Session } from '@/schemas/api/auth/session'
import { ACT_WORDS, consoleArea } from '@/schemas/rules/base/console-areas'
import { rightsOf, type Act, type Rights } from '@/schemas/rules/base/rights'
import { COMMON } from '@/schemas/words/messages'

/** @throws CallFailure 403 when the right is missing, as far as it can be known without the input. */
export function admitRight({ right, preview }: AnyContract, { staff, preview: shown }: Session): void {
  if (!right || (preview && shown && !staff)) return
  const rights = rightsOf(staff)
  if (typeof right.of === 'string' ? !rights.may(right.of, right.act) : !rights.mayAnywhere(right.act)) throw refused(right.of, right.act)
}

/** The same, with the area that the input names. */
export function admitRightInput({ right, preview }: AnyContract, { staff, preview: shown }: Session, input: Record<string, unknown>): void {
  if (!right || (preview && shown && !staff)) return
  const of = typeof right.of === 'string' ? right.of : right.of(input)
  if (!rightsOf(staff).may(of, right.act)) throw refused(of, right.act)
}

/** Names the area and the act, so that the member of staff knows what to ask the administrator for. */
function refused(of: unknown, act: Act): CallFailure {
  const [code, usual, status] = COMMON.noRight
  const area = typeof of === 'string' ? consoleArea(of) : undefined
  const sentence = area ? usual.replace('이 일을 할 권한', `‘${area.words}’의 ‘${area.acts[act] ?? ACT_WORDS[act]}’ 권한`) : usual
  return new CallFailure(code, sentence, { status })
}

/** For what the input alone does not tell: an act that shows something to visitors on the way. @throws CallFailure 403 */
export function requireRight({ rights }: { rights: Rights }, of: string, act: Act): void {
  if (!rights.may(of, act)) throw refused(of, act)
}
