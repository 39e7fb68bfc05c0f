import { ActionLink } from '@/blocks/base/_parts/action-link'

/** Shown on a page about a business when there is none. */
export function NoBusiness({ reason, phone }: { reason: string; phone: string }) {
  return (
    <>
      <p className="text-pretty">{reason}</p>
      <div className="mt-8 flex flex-wrap gap-2 *:grow">
        <ActionLink href="/mypage/home" tone="primary" size="lg">
          마이페이지로
        </ActionLink>
        <ActionLink href={`tel:${phone}`} tone="line" size="lg">
          고객센터 {phone}
        </ActionLink>
      </div>
    </>
  )
}
