import { service } from '@/services/kit/service'
import { addPasskey } from './add-passkey'
import { beginPasskey } from './begin-passkey'
import { beginPasskeyConfirm } from './begin-passkey-confirm'
import { beginPasskeySignIn } from './begin-passkey-sign-in'
import { confirmByPasskey } from './confirm-by-passkey'
import { removePasskey } from './remove-passkey'
import { renamePasskey } from './rename-passkey'
import { signInByPasskey } from './sign-in-by-passkey'

export const passkeys = service('passkeys', [
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  beginPasskeySignIn,
  signInByPasskey,
  beginPasskeyConfirm,
  confirmByPasskey,
])
