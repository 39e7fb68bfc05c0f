import { START_PAGE } from '@/schemas/rules/places/consulting-path'

/** Instead of the form that was sent: Back leads here, and nothing has to be typed again. */
export const SentNotice = () => (
  <div role="status">
    <h2 className="type-h3">상담 신청을 보냈습니다.</h2>
    <p className="mt-2 text-small text-ink-mute">담당자가 남겨 주신 연락처로 영업일 기준 2일 안에 연락드립니다.</p>
    <div className="mt-6 flex flex-wrap gap-2">
      <a href="/mypage/consulting" className="action action-primary action-md">
        상담 내역 보기
      </a>
      <a href={START_PAGE} className="action action-line action-md">
        다른 상담 신청하기
      </a>
    </div>
  </div>
)
