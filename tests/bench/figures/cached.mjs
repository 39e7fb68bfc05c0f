// A cached page of the real site, against a fully static page under `next start`, and with the same bytes and the same headers against
// nginx and against node:http by itself, which tells what is ours and what is Node's. Servers on one core, the load generator on another.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { freePort } from '../../../scripts/tools/postgres.mjs'
import { mixedDocument } from '../mixed-document.ts'
import { publish, startApp } from '../tools/app.mjs'
import { startBareNode } from '../tools/bare-node.mjs'
import { canPin, hasCommand, inBench, run, serverCore, start, untilAnswers } from '../tools/children.mjs'
import { interleaved, round } from '../tools/load.mjs'
import { startNextApp } from '../tools/next-app.mjs'
import { figure } from '../tools/report.mjs'
import { benchApp, markupOf } from './render.mjs'

const ROUTE = '/bench/mixed-40'
const gzip = { 'accept-encoding': 'gzip' }

export async function cached() {
  const folder = await benchApp()
  const app = await startApp({ name: 'cached', core: serverCore })
  const next = await startNextApp(folder, { core: serverCore, name: 'cached-next' })
  let nginx
  let bare
  try {
    await publish(app.url, mixedDocument(40, { route: ROUTE }))
    const page = app.url + ROUTE
    await get(page)
    const identity = await get(page)
    if (identity.status !== 200 || identity.headers['x-maru'] !== 'hit')
      throw new Error(`${page} is not cached: ${identity.status} ${identity.headers['x-maru']}`)
    sameWords(await markupOf(page), await markupOf(`${next.url}/static-40`))
    nginx = await startNginx(identity)
    bare = await startBareNode(page, { core: serverCore, name: 'cached-bare-node' })

    const staticPage = `${next.url}/static-40`
    const targets = {
      cached: { url: page, pid: app.pid },
      'cached-gzip': { url: page, headers: gzip, pid: app.pid },
      bare: { url: bare.url, pid: bare.pid },
      'bare-gzip': { url: bare.url, headers: gzip, pid: bare.pid },
      'cached-304': { url: page, headers: { 'if-none-match': identity.headers.etag } },
      next: { url: staticPage },
      'next-gzip': { url: staticPage, headers: gzip },
      ...(nginx
        ? {
            nginx: { url: `${nginx.url}${ROUTE}`, pid: nginx.pid },
            'nginx-gzip': { url: `${nginx.url}${ROUTE}`, headers: gzip, pid: nginx.pid },
          }
        : {}),
    }
    const seen = await interleaved(targets, { rounds: 5, seconds: 3, connections: 40, warmUp: 2 })
    const perSecond = Object.fromEntries(
      Object.entries(seen).map(([name, { perSecond, lowest, highest, p99Ms }]) => [
        name,
        { median: Math.round(perSecond), lowest: Math.round(lowest), highest: Math.round(highest), p99Ms: round(p99Ms, 1) },
      ]),
    )
    const about = { connections: 40, rounds: 5, pinned: canPin, htmlBytes: identity.body.length }
    const ratio = (a, b) => round(seen[a].perSecond / seen[b].perSecond)
    const byCpu = (a, b) => ({
      identity: round(seen[b].cpuMs / seen[a].cpuMs),
      gzip: round(seen[`${b}-gzip`].cpuMs / seen[`${a}-gzip`].cpuMs),
    })
    const ofNext = ratio('cached', 'next')
    figure({
      figure: 'cached-of-static-next',
      value: ofNext,
      unit: '× next start',
      target: '≥ 15',
      met: ofNext >= 15,
      gzip: ratio('cached-gzip', 'next-gzip'),
      notModified: ratio('cached-304', 'next'),
      ...about,
      perSecond,
    })
    figure({
      figure: 'cached-of-bare-node',
      value: ratio('cached', 'bare'),
      unit: '× node:http',
      target: '',
      gzip: ratio('cached-gzip', 'bare-gzip'),
      byCpu: byCpu('cached', 'bare'),
      ...(nginx ? { bareOfNginx: ratio('bare', 'nginx'), bareOfNginxGzip: ratio('bare-gzip', 'nginx-gzip') } : {}),
      ...about,
    })
    if (!nginx) return figure({ figure: 'cached-of-nginx', value: 'nginx not found', unit: '', target: '' })
    const ofNginx = ratio('cached', 'nginx')
    const gzipOfNginx = ratio('cached-gzip', 'nginx-gzip')
    figure({
      figure: 'cached-of-nginx',
      value: ofNginx,
      unit: '× nginx',
      target: '',
      gzip: gzipOfNginx,
      byCpu: byCpu('cached', 'nginx'),
      ...about,
    })
  } finally {
    await Promise.allSettled([app.stop(), next.stop(), nginx?.stop(), bare?.stop()])
  }
}

/** The same blocks have the same text on both pages; what is said to search engines names the site. */
function sameWords(ours, theirs) {
  const blocks = (markup) =>
    markup.slice(markup.indexOf('<div class="contents" data-block')).replace(/<script\b[\s\S]*?<\/script>/g, '<script>')
  if (blocks(ours) !== blocks(theirs)) throw new Error('The cached page and the static page of Next do not hold the same blocks.')
}

/** One request without any header that a browser would add; the body as it came. */
function get(url, headers = {}) {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers, agent: false }, (response) => {
      const parts = []
      response
        .on('data', (part) => parts.push(part))
        .on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, raw: response.rawHeaders, body: Buffer.concat(parts) }),
        )
    })
    asked.on('error', reject).end()
  })
}

/** nginx writes these itself, or they belong to one answer. */
const OWN = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding', 'content-type', 'x-request-id', 'server'])

async function startNginx({ raw, headers, body }) {
  if (!hasCommand('nginx')) return undefined
  const folder = inBench('nginx')
  rmSync(folder, { recursive: true, force: true })
  const file = join(folder, 'www', ROUTE)
  mkdirSync(join(file, '..'), { recursive: true })
  mkdirSync(join(folder, 'tmp'))
  writeFileSync(file, body)
  writeFileSync(`${file}.gz`, gzipSync(body, { level: 6 }))
  const lines = []
  for (let i = 0; i < raw.length; i += 2)
    if (!OWN.has(raw[i].toLowerCase())) lines.push(`add_header ${raw[i]} ${JSON.stringify(raw[i + 1]).replaceAll('$', '')};`)
  const port = await freePort()
  const conf = join(folder, 'nginx.conf')
  writeFileSync(
    conf,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=100 inactive=1h;
  open_file_cache_valid 1h;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/tmp;`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    root ${folder}/www;
    etag off;
    default_type "${headers['content-type']}";
    types { }
    gzip_static on;
    location / {
      ${lines.join('\n      ')}
      add_header x-request-id $request_id;
    }
  }
}
`,
  )
  await run('nginx', ['-t', '-c', conf, '-p', folder])
  const server = start('nginx', 'nginx', ['-c', conf, '-p', folder], { core: serverCore })
  const url = `http://127.0.0.1:${port}`
  await untilAnswers(url + ROUTE, server)
  const answer = await get(url + ROUTE)
  if (!answer.body.equals(body)) throw new Error('nginx does not answer the same bytes.')
  return { ...server, url }
}
