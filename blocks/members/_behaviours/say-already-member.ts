import { showAlertDialog } from '@/lib/ui/dialogs'
import { ALREADY_MEMBER } from '@/schemas/words/identity-messages'

/** Tells a member that there is nothing to sign up for. The dialog and its words travel with the press, and not with every page. */
export const sayAlreadyMember = (): Promise<void> => showAlertDialog({ title: ALREADY_MEMBER })
