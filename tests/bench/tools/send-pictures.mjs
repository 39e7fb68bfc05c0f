// One customer sends a request for a consultation with ten pictures of 10 MB, one after the other as the form does. Says on standard output
// when it begins, and what has been stored.
import { randomUUID } from 'node:crypto'
import { advance, sendPicture } from '../../support/consultation-sender.ts'
import { largePicture } from '../../support/large-pictures.ts'
import { signIn } from './sign-in.mjs'

const [url] = process.argv.slice(2)
const bytes = new Uint8Array(await largePicture(10))
const sender = { url, cookie: await signIn(url, 'haneul') }
console.log('begins')
const pictures = Array.from({ length: 10 }, (_, i) => ({ name: `사진 ${i}.jpg`, bytes }))
for (const picture of pictures) {
  picture.fileKey = await sendPicture(sender, picture)
  console.log(`picture ${bytes.length}`)
}
console.log(`request ${await advance(sender, { contents: '열 장', key: randomUUID(), pictures })}`)
