// The contracts as one page for developers: server-rendered HTML, no script.
import { createHash } from 'node:crypto'
import { isWrite, methodOf, pathOf, type AnyContract, type ErrorDefinition } from '@/schemas/api/base/contract'
import { ACCESS_WORDS, byPath, inputOf, type Schema } from './openapi'

const STYLE = `
:root{color-scheme:light;font-family:"Pretendard Variable",Pretendard,system-ui,sans-serif;color:#22251f;line-height:1.6}
body{margin:0 auto;max-width:64rem;padding:2.5rem 1.25rem 6rem;word-break:keep-all}
h1{font-size:1.75rem;margin:0 0 .5rem}h2{font-size:1.25rem;margin:3rem 0 .5rem;border-bottom:1px solid #d9d4ca;padding-bottom:.5rem}
h3{font-size:1.0625rem;margin:2rem 0 .25rem}p{margin:.25rem 0}nav ul{columns:18rem;padding-left:1.25rem}
a{color:#7d5a42}code{font-family:ui-monospace,SFMono-Regular,Menlo,monospace;font-size:.9em;overflow-wrap:anywhere}
.at{background:#f7f5f1;border-radius:.5rem;padding:.625rem .875rem;margin:.5rem 0}.at b{margin-right:.5rem}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;margin:.75rem 0;font-size:.9375rem}
caption{text-align:left;font-weight:600;padding-bottom:.25rem}th,td{border-bottom:1px solid #e8e4db;padding:.5rem .625rem;text-align:left;vertical-align:top}
th{font-weight:600;white-space:nowrap}`.trim()

/** No script, no picture, one style sheet allowed by its hash. */
export const DOCS_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const escape = (text: string): string => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)
const cell = (text: string): string => `<td>${escape(text)}</td>`

/** The contracts as one page of HTML. */
export function docsPage(contracts: AnyContract[], brand: string): string {
  const groups = new Map<string, AnyContract[]>()
  for (const contract of byPath(contracts)) {
    const group = pathOf(contract).split('/').slice(1, 3).join('/')
    groups.set(group, [...(groups.get(group) ?? []), contract])
  }
  const index = [...groups].map(([name]) => `<li><a href="#${escape(anchor(name))}"><code>/${escape(name)}</code></a></li>`).join('')
  const sections = [...groups].map(
    ([name, list]) =>
      `<section aria-labelledby="${escape(anchor(name))}"><h2 id="${escape(anchor(name))}"><code>/${escape(name)}</code></h2>${list.map(describe).join('')}</section>`,
  )
  return `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escape(brand)} API 안내</title><style>${STYLE}</style></head><body><header><h1>${escape(brand)} API 안내</h1><p>모든 응답은 <code>{"data":{"result":"200","resultMessage":"","item":…,"items":[…],"totalCount":0}}</code> 봉투에 담깁니다. HTTP 상태도 같은 결과를 말합니다.</p><p>기계가 읽는 문서: <a href="/svc/openapi.json">OpenAPI 3.1</a>, <a href="/svc/schema/page.json">페이지 문서의 JSON Schema</a></p></header><nav aria-label="주소 묶음"><ul>${index}</ul></nav><main>${sections.join('')}</main></body></html>`
}

const anchor = (group: string): string => group.replace(/[^A-Za-z0-9]+/g, '-')

function describe(contract: AnyContract): string {
  const { properties = {}, required = [] } = inputOf(contract)
  const fields = Object.entries(properties).map(
    ([name, schema]) =>
      `<tr><th scope="row"><code>${escape(name)}</code></th>${cell(schema.title ?? '')}${cell(typeWords(schema))}${cell(required.includes(name) ? '필수' : '선택')}</tr>`,
  )
  const errors = Object.values((contract.errors ?? {}) as Record<string, ErrorDefinition>).map(
    ([code, sentence, status = 400]) => `<tr><th scope="row">${status}</th>${cell(code)}${cell(sentence)}</tr>`,
  )
  const input = fields.length > 0 ? table('입력', ['이름', '설명', '형식', '필수'], fields) : '<p>입력이 없습니다.</p>'
  const failures = errors.length > 0 ? table('실패', ['상태', '코드', '안내 문장'], errors) : ''
  return `<article><h3>${escape(contract.title)}</h3><p class="at"><b>${methodOf(contract)}</b><code>${escape(pathOf(contract))}</code></p><p>이용 대상: ${ACCESS_WORDS[contract.access]}${isWrite(contract) ? ' · 내용을 바꿉니다' : ''}</p>${input}${failures}</article>`
}

const table = (caption: string, heads: string[], rows: string[]): string =>
  `<div class="wide"><table><caption>${caption}</caption><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`

const WORDS: Record<string, string> = { string: '글자', integer: '정수', number: '숫자', boolean: 'Y/N', object: '묶음', array: '목록' }
function typeWords(schema: Schema): string {
  const choices = schema.enum ?? schema.anyOf?.map((choice) => (choice as { const?: unknown }).const)
  return choices ? choices.join(' | ') : (WORDS[schema.type ?? ''] ?? '')
}
