// What a preview link itself shows: a page of words with one button, or what became of the link. It needs no script and no other file.
import { createHash } from 'node:crypto'
import { escapeHtml } from '@/lib/html/escape-html'
import { PREVIEW_LINK } from '@/schemas/rules/base/preview-link'
import type { PreviewLink } from '@/services/auth/domain/preview-link'

const STYLE = `:root{color-scheme:light;font-family:"Pretendard Variable",Pretendard,system-ui,sans-serif;color:#22251f;line-height:1.6;word-break:keep-all}
body{margin:0 auto;max-width:28rem;padding:20vh 1.5rem 3rem}h1{font-size:1.5rem;margin:0 0 .5rem}p{margin:0 0 1.5rem}
button{font:inherit;font-weight:600;min-height:3rem;padding:0 1.5rem;border:0;border-radius:.5rem;background:#22251f;color:#fff;cursor:pointer}`
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

const ASK = '다시 보시려면 링크를 보낸 분께 새 링크를 요청해 주세요.'
const WORDS: Record<PreviewLink['state'], [status: number, title: string, text: string]> = {
  open: [
    200,
    '게시 전 화면 미리 보기',
    `아직 게시하지 않은 화면을 보여 드립니다. 이 링크는 한 번만 열 수 있고, 연 뒤 ${PREVIEW_LINK.showsFor}분 동안 볼 수 있습니다.`,
  ],
  used: [410, '이미 연 미리 보기 링크입니다', `미리 보기 링크는 한 번만 열 수 있습니다. ${ASK}`],
  expired: [
    410,
    '열 수 없는 미리 보기 링크입니다',
    `미리 보기 링크는 만든 뒤 ${PREVIEW_LINK.opensWithin}분 동안 열 수 있습니다. 시간이 지났거나 주소의 일부가 빠졌습니다. ${ASK}`,
  ],
}

/** The page of a link. Only the press of its button opens the draft, so that what merely reads the address uses nothing up. */
export function previewDoor(state: PreviewLink['state'], { token, brand }: { token: string; brand: string }): Response {
  const [status, title, text] = WORDS[state]
  const form =
    state === 'open'
      ? `<form method="post" action="/adm/preview/open"><input type="hidden" name="token" value="${escapeHtml(token)}"><button>미리 보기 열기</button></form>`
      : ''
  const page = `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} | ${escapeHtml(brand)}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${text}</p>${form}</main></body></html>`
  return new Response(page, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      // The token is in the address; the form of this page must name its origin.
      'referrer-policy': 'same-origin',
    },
  })
}
