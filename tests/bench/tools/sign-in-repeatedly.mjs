// Forty members who sign in again and again, until this process is told to end. It writes a dot for each answer.
// It is a process of its own, so that what it does for them does not delay the one that measures pages meanwhile.
import { LOGINS, signIn } from './sign-in.mjs'

/** Sign-ins of one address: fewer than are paced. Forty at once from one address would be refused. */
const OF_ADDRESS = 20

const [site, ...ids] = process.argv.slice(2)
/** Each run has other addresses than the one before. */
const first = Math.floor(Math.random() * 65_536)
let going = true
process.once('SIGTERM', () => (going = false))
await Promise.all(
  Array.from({ length: LOGINS }, async (_, i) => {
    for (let n = 0; going; n++) {
      const part = first + Math.floor(n / OF_ADDRESS)
      await signIn(site, ids[i % ids.length], `10.${i}.${(part >> 8) & 255}.${part & 255}`)
      process.stdout.write('.')
    }
  }),
)
