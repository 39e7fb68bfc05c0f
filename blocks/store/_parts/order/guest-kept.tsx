const KEPT = [
  ['수집하는 항목', '주문하시는 분과 받으시는 분의 이름, 휴대전화 번호, 주소, 이메일(선택)'],
  ['이용하는 목적', '주문 확인과 결제, 배송과 설치, 취소와 교환·반품, 고객 문의 처리'],
  [
    '전달하는 곳',
    '상품을 보내는 택배사와 설치팀, 결제를 처리하는 결제대행사에 필요한 만큼만 전달합니다. 누가 무엇을 맡는지는 개인정보처리방침에 있습니다.',
  ],
  ['보관하는 기간', '전자상거래법에 따라 계약과 결제 기록 5년, 고객 문의와 분쟁 처리 기록 3년'],
  ['동의하지 않을 권리', '동의하지 않으실 수 있으나, 동의하지 않으시면 비회원으로 주문하실 수 없습니다.'],
] as const

/** What is kept of an order without an account: told before it is agreed to. */
export const GuestKept = () => (
  <dl className="mb-8 rounded-sm bg-surface px-5 py-4 text-small">
    {KEPT.map(([name, words]) => (
      <div key={name} className="py-1.5">
        <dt className="font-semibold">{name}</dt>
        <dd className="text-ink-soft">{words}</dd>
      </div>
    ))}
  </dl>
)
