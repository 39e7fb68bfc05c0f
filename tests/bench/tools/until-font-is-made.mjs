import { setTimeout as sleep } from 'node:timers/promises'

/** A site that has just begun cuts its font first; until then its pages load the whole one, as no later visitor does. */
export async function untilFontIsMade({ url }) {
  for (let tries = 0; tries < 100; tries++) {
    const html = await fetch(`${url}/etc/privacy`).then((response) => response.text())
    if (html.includes('"Maru Sans"')) return
    await sleep(300)
  }
  throw new Error('The site has made no font of its own.')
}
