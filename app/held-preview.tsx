/** Stands in place of a record's page for a role from which fields of it are kept: the page would show them. */
export function HeldPreview() {
  return (
    <main id="main" className="mx-auto max-w-(--container-text) px-(--gutter) py-(--space-section)">
      <h1 className="type-h1">이 초안은 미리 볼 수 없습니다.</h1>
      <p className="type-body mt-4 text-ink-soft">
        이 역할에는 감춘 항목이 있어 초안의 화면을 보여 드리지 않습니다. 게시된 화면은 방문자와 똑같이 보실 수 있습니다.
      </p>
      <p className="type-body mt-4">초안을 확인하셔야 하면 관리자에게 역할을 확인해 주세요.</p>
    </main>
  )
}
