import type { ViewProps } from '@/renderer/define-block'
import { formatDate, formatDateTime, formatPeriod } from '@/schemas/words/dates'
import { Empty } from '@/blocks/base/_parts/empty'
import { HISTORY_TABS } from '../_parts/history-tabs'
import { AskForm } from './ask-form.lazy'
import { Asks } from './asks'
import { Conversation } from './conversation.lazy'
import { Evaluation } from './evaluation.lazy'
import { DeleteRequest } from './delete-request.lazy'
import type { Data } from './load'
import type { Props } from './schema'
import { SentFolder } from './sent-folder'
import { Timeline } from './timeline'

/** One consultation for the person who asked (SYS-32). Another person's is shown like one that does not exist. */
export function ConsultingDetail({ id, data, page }: ViewProps<Props, Data>) {
  const { request } = data
  if (!request)
    return (
      <div className="frame">
        <h1 className="type-h2 mb-6">상담 상세</h1>
        <Empty
          title="상담 내역을 찾을 수 없습니다."
          reason="지워졌거나 다른 분의 상담일 수 있습니다."
          link={{ label: '상담 내역 보기', href: HISTORY_TABS.all.path }}
        />
      </div>
    )
  const { requestInfo: info, stages, contents, address, images, documents, messages, deletableYn, evaluableYn, evaluation } = request
  const { asks, folder, askable, quoteUntil, closedYn } = request
  // What stands at a stage is not listed again.
  const atStages = new Set(stages.flatMap((stage) => [...stage.documents, ...stage.before, ...stage.after]).map(({ uri }) => uri))
  const files = [...documents.filter(({ uri }) => !atStages.has(uri)), ...images]
  return (
    <div className="frame">
      <div className="max-w-narrow">
        <h1 className="type-h2">상담 상세</h1>
        <p className="mt-3 font-semibold wrap-anywhere">{info.categories.join(', ')}</p>
        <p className="meta mt-1 text-small text-ink-mute">
          <span>{info.typeName}</span>
          <time dateTime={info.REG_DT}>{formatDate(info.REG_DT)}</time>
          <span>상담 {info.counselSeq}번</span>
        </p>
        {closedYn === 'Y' && <p className="mt-2 font-semibold text-clay-700">취소된 상담입니다.</p>}
        {info.shopName && <p className="mt-2 text-ink-soft">{info.shopName}에서 맡고 있습니다.</p>}
        <section aria-labelledby={`${id}-stages`} className="mt-8">
          <h2 id={`${id}-stages`} className="type-h3">
            진행 단계
          </h2>
          <Timeline stages={stages} />
        </section>
        {(asks.length > 0 || askable.length > 0) && (
          <section id="asks" aria-labelledby={`${id}-asks`} className="mt-14 md:mt-16">
            <h2 id={`${id}-asks`} className="type-h3">
              {quoteUntil ? '견적에 답하기' : '변경과 취소 요청'}
            </h2>
            {quoteUntil && (
              <p className="mt-3 text-pretty">
                견적서를 보시고 <b className="numeric font-semibold text-clay-700">{formatDateTime(quoteUntil)}까지</b> 답해 주세요.
              </p>
            )}
            {asks.length > 0 && <Asks asks={asks} />}
            {askable.length > 0 && <AskForm id={`${id}-ask`} counselSeq={info.counselSeq} askable={askable} now={page.now} />}
          </section>
        )}
        <section aria-labelledby={`${id}-asked`} className="mt-14 md:mt-16">
          <h2 id={`${id}-asked`} className="type-h3">
            신청한 내용
          </h2>
          <p className="mt-3 text-pretty whitespace-pre-line wrap-anywhere">{contents}</p>
          <p className="mt-3 text-small text-ink-mute wrap-anywhere">
            {info.name} · {info.phoneNo}
            <br />
            {address}
            <br />
            시공 예정 {formatPeriod(info.startDT, info.endDT)}
          </p>
          {folder && <SentFolder folder={folder} />}
          {files.length > 0 && (
            <ul aria-label="사진과 문서" className="mt-4 border-t border-line">
              {files.map(({ name, uri }) => (
                <li key={uri} className="border-b border-line">
                  <a
                    href={uri}
                    target="_blank"
                    rel="noopener"
                    className="inline-flex min-h-11 items-center text-small underline underline-offset-4 wrap-anywhere"
                  >
                    {name}
                    <span className="sr-only">(새 창)</span>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </section>
        <section id="talk" aria-labelledby={`${id}-talk`} className="mt-14 md:mt-16">
          <h2 id={`${id}-talk`} className="type-h3">
            담당자와 나눈 글
          </h2>
          <Conversation id={id} counselSeq={info.counselSeq} first={messages} />
        </section>
        {evaluableYn === 'Y' && (
          <section aria-labelledby={`${id}-evaluation`} className="mt-14 md:mt-16">
            <h2 id={`${id}-evaluation`} className="type-h3">
              평가
            </h2>
            <Evaluation id={`${id}-evaluate`} counselSeq={info.counselSeq} first={evaluation} />
          </section>
        )}
        {deletableYn === 'Y' && <DeleteRequest counselSeq={info.counselSeq} />}
      </div>
    </div>
  )
}
