// What a member's browser stores and sends (P7, S3, S17): no personal data.
import { demoPeople } from '@/services/db/seeds/demo-people'
import { expect, settled, test } from '../../support/site-test'

const haneul = demoPeople(new Date()).find(({ key }) => key === 'haneul')!
const PERSONAL = [haneul.name, haneul.mobileNo, haneul.birthDate, haneul.ci, 'haneul@maru.example']
const found = (text: string) => PERSONAL.filter((value) => text.includes(value) || text.includes(encodeURIComponent(value)))

test('P7: no personal data is in the browser’s storage or in a URL', async ({ page, signIn }) => {
  await signIn('haneul', 'confirmed')
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(`${request.url()} ${request.headers()['referer'] ?? ''}`))
  for (const path of ['/styling/home', '/mypage/home', '/mypage/account/info']) {
    await page.goto(path)
    await settled(page)
    const kept = await page.evaluate(async () => {
      const stores = [localStorage, sessionStorage].map((store) => JSON.stringify({ ...store }))
      const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name).then((cache) => cache.keys())))
      const databases = (await indexedDB.databases()).map(({ name }) => name)
      return JSON.stringify([stores, document.cookie, caches.flat().map(({ url }) => url), databases])
    })
    expect(found(kept), path).toEqual([])
    // Of all cookies a script reads only those that say nothing.
    expect((await page.evaluate(() => document.cookie)).split('; ').map((pair) => pair.split('=')[0])).not.toContain('maru-member')
  }
  expect(found(addresses.join('\n'))).toEqual([])
})

test('S17: what is public is the same bytes for a member as for everybody', async ({ page, request, signIn }) => {
  await signIn('haneul')
  for (const path of ['/styling/home', '/login', '/cs/faq']) {
    const [own, everybody] = await Promise.all([page.request.get(path), request.get(path)])
    const text = await own.text()
    expect(found(text), path).toEqual([])
    expect(own.headers()['set-cookie'], path).toBeUndefined()
    expect(own.headers()['cache-control'], path).toBe(everybody.headers()['cache-control'])
  }
  const own = await page.request.get('/mypage/home')
  expect(own.headers()['cache-control']).toContain('no-store')
  expect((await request.get('/mypage/home', { maxRedirects: 0 })).status()).toBe(307)
})

test('S3: a page of another site changes nothing, whatever it sends', async ({ page, signIn }) => {
  await signIn('haneul', 'confirmed')
  const site = process.env['SITE_UNDER_TEST']!
  const attacks = `
    <img src="${site}/svc/signOut"><link rel="prefetch" href="${site}/svc/signOut"><script src="${site}/svc/signOut"></script>
    <img src="${site}/svc/tblMemberSvcApi/changePassLater">
    <iframe name="sink"></iframe>
    <form id="form" method="post" target="sink" action="${site}/svc/tblMemberSvcApi/changeMemberStatus"><input name="memberId" value="haneul"><input name="status" value="WITHDRAW"></form>
    <form id="text" method="post" target="sink" enctype="text/plain" action="${site}/svc/tblMemberSvcApi/changeMemberStatus"><input name='{"memberId":"haneul","status":"WITHDRAW","x":"' value='"}'></form>
    <form id="login" method="post" target="sink" action="${site}/svc/signIn"><input name="memberId" value="doyun"><input name="password" value="Oak7!Tile35"></form>
    <script>
      const body = JSON.stringify({ memberId: 'haneul', status: 'WITHDRAW' })
      const send = (path, body, type) => fetch('${site}' + path, { method: 'POST', mode: 'no-cors', credentials: 'include', body, headers: type ? { 'content-type': type } : {} }).catch(() => {})
      Promise.all([
        send('/svc/tblMemberSvcApi/changeMemberStatus', body), send('/svc/tblMemberSvcApi/changeMemberStatus', new URLSearchParams(JSON.parse(body))),
        send('/auth/svc/token', '{}'), send('/svc/signOut', ''), fetch('${site}/svc/signOut', { mode: 'no-cors', credentials: 'include' }).catch(() => {}),
      ]).then(async () => {
        navigator.sendBeacon('${site}/svc/tblMemberSvcApi/changeMemberStatus', body)
        for (const id of ['form', 'text', 'login']) { document.getElementById(id).submit(); await new Promise((done) => setTimeout(done, 300)) }
        document.title = 'done'
      })
    </script>`
  await page.route('https://evil.example/', (route) => route.fulfill({ contentType: 'text/html', body: attacks }))
  await page.goto('https://evil.example/')
  await page.waitForFunction(() => document.title === 'done')
  const jwt = await page.request.get('/auth/svc/jwt')
  const { data } = (await jwt.json()) as { data: { item: { code: string; customer: { memberId: string } | null } } }
  expect(data.item.customer?.memberId).toBe('haneul')
  await page.goto('/mypage/home')
  await expect(page.getByText(`${haneul.name}님, 안녕하세요`)).toBeVisible()
})
