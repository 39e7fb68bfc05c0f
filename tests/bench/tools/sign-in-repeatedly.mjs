// Forty members who sign in again and again, until this process is told to end. It writes a dot for each answer.
// It is a process of its own, so that what it does for them does not delay the one that measures pages meanwhile.
import { LOGINS, signIn } from './sign-in.mjs'

const [site, ...ids] = process.argv.slice(2)
let going = true
process.once('SIGTERM', () => (going = false))
await Promise.all(
  Array.from({ length: LOGINS }, async (_, i) => {
    while (going) {
      await signIn(site, ids[i % ids.length])
      process.stdout.write('.')
    }
  }),
)
