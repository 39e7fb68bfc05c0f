// Notices for when no page can be rendered: they need no database, no Next, no script and no picture.
export type NoticeKind = 'malformed' | 'too long' | 'read only' | 'busy' | 'broken'

const NOTICES: Record<NoticeKind, { status: number; title: string; text: string }> = {
  malformed: {
    status: 400,
    title: '주소를 읽을 수 없습니다',
    text: '입력하신 주소의 형식이 올바르지 않습니다. 주소를 다시 확인해 주세요.',
  },
  'too long': { status: 400, title: '주소가 너무 깁니다', text: '입력하신 주소가 허용된 길이를 넘었습니다. 주소를 다시 확인해 주세요.' },
  'read only': {
    status: 405,
    title: '내용을 받을 수 없는 주소입니다',
    text: '이 주소는 페이지를 보여 드리는 곳이어서 보내신 내용이 접수되지 않았습니다. 이전 화면으로 돌아가 다시 시도해 주세요.',
  },
  busy: {
    status: 503,
    title: '잠시 후 다시 찾아 주세요',
    text: '지금은 페이지를 준비하고 있습니다. 잠시 후 새로고침하면 다시 보실 수 있습니다.',
  },
  broken: {
    status: 500,
    title: '페이지를 표시하지 못했습니다',
    text: '일시적인 문제로 페이지를 표시하지 못했습니다. 잠시 후 다시 시도해 주세요.',
  },
}

export interface NoticePage {
  status: number
  type: string
  body: string
}

/** The notice as a page, or in the envelope of the contracts where a program sent the request. */
export function noticePage(kind: NoticeKind, path: string, requestId: string): NoticePage {
  const { status, title, text } = NOTICES[kind]
  if (/^\/(svc|auth|v2|adm|mng)(\/|$)/.test(path)) {
    const data = { result: String(status), resultMessage: text, item: null, items: [], totalCount: 0 }
    return { status, type: 'application/json; charset=utf-8', body: JSON.stringify({ data }) }
  }
  return { status, type: 'text/html; charset=utf-8', body: html(title, text, requestId) }
}

const html = (title: string, text: string, requestId: string): string => `<!DOCTYPE html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | 라움결</title>
<style>
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px;background:#faf8f5;color:#2b2622;word-break:keep-all;
font:400 16px/1.6 Pretendard,"Apple SD Gothic Neo","Malgun Gothic",sans-serif}
main{max-width:480px;text-align:center}
p{margin:12px 0 0;color:#5d554e}
h1{margin:24px 0 0;font-size:28px;line-height:1.35;font-weight:700}
b{font-size:20px;letter-spacing:-.01em}
a{display:inline-block;margin-top:32px;padding:14px 28px;border-radius:8px;background:#2b2622;color:#fff;text-decoration:none;font-weight:600}
a:focus-visible{outline:3px solid #b4703c;outline-offset:3px}
small{display:block;margin-top:32px;color:#7a7068;font-size:13px}
</style>
</head>
<body>
<main>
<b>라움결</b>
<h1>${title}</h1>
<p>${text}</p>
<a href="/">처음 화면으로 가기</a>
<small>고객센터 1588-0000 · 문의 번호 ${requestId}</small>
</main>
</body>
</html>
`
