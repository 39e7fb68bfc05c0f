// The steps of a vendor into the design service (foundation 4.5, S-DSGN-1 to 14). schemas/rules/members/design-account.ts decides them;
// here the calls are made and the messages shown.
import { showAlertDialog, showConfirmDialog } from '@/lib/ui/dialogs'
import { follow } from '@/lib/ui/control-navigation'
import { createDesignAccount, readDesignAccount, readMyBusiness, validCheck } from '@/schemas/api/members/business'
import { call } from '@/schemas/api/base/call'
import type { AnyContract, Answer, Input } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import type { SessionUser } from '@/schemas/api/auth/session'
import { sessionUser } from '@/schemas/api/auth/session-state'
import {
  accountStop,
  afterCreation,
  businessStop,
  DESIGN_PAGE,
  DESIGN_WORDS,
  designSteps,
  validityStop,
  type Answered,
  type DesignStep,
} from '@/schemas/rules/members/design-account'
import { UNEXPECTED } from '@/schemas/words/unexpected'
import { askLogin } from '@/blocks/auth/_parts/session/ask-login'

const HELP = '/cs'

/** The effects of the steps; the browser's own, except in a test. */
export interface DesignWorld {
  /** The signed-in member; a visitor is asked to sign in first. */
  user(): Promise<SessionUser | undefined>
  call: typeof call
  say(text: string): Promise<void>
  /** Whether it was confirmed. */
  ask(text: string, verb: string, other: string): Promise<boolean>
  go(address: string): void
}

const BROWSER: DesignWorld = {
  user: async () => ((await askLogin({ of: 'service' })) ? sessionUser() : undefined),
  call,
  say: (title) => showAlertDialog({ title }),
  ask: async (title, okLabel, cancelLabel) => (await showConfirmDialog({ title, okLabel, cancelLabel })) === 'ok',
  go: follow,
}

/** @param to URL of the entry; the 3D project has its own query. */
export async function openDesign(to: string = DESIGN_PAGE, world: DesignWorld = BROWSER): Promise<void> {
  const user = await world.user()
  if (!user) return
  if (user.bizYn !== 'Y') {
    // How one becomes a partner is told there.
    if (await world.ask(DESIGN_WORDS.noVendor, '고객센터 보기', '닫기')) world.go(HELP)
    return
  }

  const business = await answered(world, readMyBusiness, {})
  const noBusiness = businessStop(business)
  if (noBusiness) return world.say(noBusiness)
  const { bizRegNum, startDt, owner, bizBypassYn } = business.answer!.item

  const validity = await answered(world, validCheck, { bizcoms: [{ bizRegNum, startDt, owner }] })
  const found = validity.answer?.items[0]
  const invalid = validityStop({ ...validity, isValid: found?.isValid }, bizBypassYn === 'Y')
  if (invalid) return world.say(invalid)

  const account = await answered(world, readDesignAccount, {})
  const noAccount = accountStop(account)
  if (noAccount) return world.say(noAccount)
  const { exists, isRemoved } = account.answer!.item
  const status = found?.status ?? 'open'
  if (!exists && !isRemoved && status !== 'out' && !(await world.ask(DESIGN_WORDS.first, '계정 만들기', '취소'))) return
  // A business that staff accepted counts as in operation.
  await walk(designSteps(status, account.answer!.item), to, world)
}

async function walk(steps: DesignStep[], to: string, world: DesignWorld): Promise<void> {
  for (const step of steps) {
    switch (step.do) {
      case 'say':
        await world.say(step.text)
        break
      case 'refer':
        if (await world.ask(step.text, '고객센터 보기', '닫기')) world.go(HELP)
        return
      case 'ask':
        if (!(await world.ask(step.text, step.verb, '취소'))) return
        break
      case 'create': {
        const { result } = await answered(world, createDesignAccount, {})
        return walk(afterCreation(result), to, world)
      }
      case 'open':
        world.go(to)
    }
  }
}

/** A call's code and message, whether it failed or not (E-BIZ-12). */
async function answered<C extends AnyContract>(
  { call }: DesignWorld,
  contract: C,
  input: Input<C>,
): Promise<Answered & { answer?: Answer<C> }> {
  try {
    const answer = await call(contract, input)
    return { result: answer.result, answer }
  } catch (error) {
    if (error instanceof CallFailure) return { result: error.code, resultMessage: error.message }
    return { result: 'unknown', resultMessage: UNEXPECTED }
  }
}
