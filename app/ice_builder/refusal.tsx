import { requestContext } from '@/lib/request-context'
import { call } from '@/schemas/api/base/call'
import { readDirectoryOffer } from '@/schemas/api/auth/directory'
import { readSignInStep } from '@/schemas/api/auth/staff-sign-in'
import { Door } from './door'
import { saidOf } from './said-of'
import { WelcomeForm } from './welcome-form'

/** Replaces every page of the builder for visitors who are not staff (P-ADM-1). */
export async function Refusal() {
  const [{ item: step }, { item: company }] = await Promise.all([call(readSignInStep, {}), call(readDirectoryOffer, {})])
  return (
    <Door>
      <WelcomeForm {...step} said={saidOf(requestContext()?.cookie ?? '')} company={company.isOffered ? company.label : undefined} />
    </Door>
  )
}
