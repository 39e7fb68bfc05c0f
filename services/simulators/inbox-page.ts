import { page, text, type Simulator } from './simulator'

export interface Received {
  at: string
  service: string
  to: string
  subject: string
  text: string
  html?: string
}

/** Lists the messages that people of the demonstration received, newest first, and the outcomes that can be forced. */
export function inboxPage(inbox: readonly Received[], simulators: readonly Simulator[]): Response {
  const messages = inbox.map(
    (message) =>
      `<article><h2>${text(message.subject || '제목 없음')}</h2><p>${text(message.service)} → ${text(message.to)} <time>${text(message.at)}</time></p><pre>${text(message.text)}</pre></article>`,
  )
  const services = simulators.map(({ name, title, outcomes = {} }) => {
    const forced = Object.entries(outcomes).map(([outcome, what]) => `<li><code>${text(outcome)}</code> ${text(what)}</li>`)
    return `<article><h2>${text(title)} <code>${text(name)}</code></h2><ul>${forced.join('')}</ul></article>`
  })
  return page(
    '데모 외부 서비스',
    `<h1>데모 외부 서비스</h1><p class="note">실제 서비스가 아닙니다. 데모 모드에서 바깥 서비스를 대신하며, 보낸 메일과 문자가 여기에 쌓입니다.</p>
<h2>받은 메시지</h2>${messages.join('') || '<p>아직 받은 메시지가 없습니다.</p>'}
<h2>다음 결과 정하기</h2><p><code>POST /_ctl/next {"service", "outcome", "delayMs", "times", "about"}</code>: 모든 서비스에 <code>ok</code>와 <code>down</code>이 있습니다. <code>about</code>을 주면 그 말이 든 요청에만 적용됩니다.</p>${services.join('')}`,
  )
}
