import { MINORS_WORDS } from '@/schemas/rules/store/minors-words'

/** What has to be told before an order and is the same for all of them: who sells, who is given what, and whose order can be cancelled. */
export function OrderTerms() {
  return (
    <>
      <p className="text-small text-ink-mute">
        브랜드샵의 상품까지 모든 상품은 저희가 판매합니다. 판매자의 상호와 주소, 사업자등록번호는 화면 아래에 있습니다. 주문하신 분과
        받으시는 분의 정보는 상품을 보내는 택배사와 설치팀, 결제를 처리하는 결제대행사에 필요한 만큼만 전달하며, 누가 무엇을 맡는지는{' '}
        <a href="/etc/privacy" target="_blank" rel="noopener" className="underline underline-offset-4">
          개인정보처리방침<span className="sr-only"> (새 창)</span>
        </a>
        에 있습니다.
      </p>
      <p className="text-small text-ink-mute">{MINORS_WORDS}</p>
    </>
  )
}
