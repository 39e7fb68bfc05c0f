import { Door } from '../door'
import { requireStaff } from '../require-staff'
import { staffMetadata } from '../staff-metadata'
import { WelcomeForm } from '../welcome-form'

export const generateMetadata = staffMetadata({ title: '비밀번호 재설정' })

/** Where the link of a mail leads: for whoever is signed in here, perhaps as somebody else. For all others the refusal shows the same. */
export default async function ResetPage() {
  await requireStaff()
  return (
    <Door>
      <WelcomeForm step="open" person={undefined} said="" />
    </Door>
  )
}
