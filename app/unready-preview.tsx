/** Stands in place of a record's page while its draft lacks what the page is made of. */
export function UnreadyPreview({ problems }: { problems: readonly string[] }) {
  return (
    <main id="main" className="mx-auto max-w-(--container-text) px-(--gutter) py-(--space-section)">
      <h1 className="type-h1">아직 미리 볼 수 없습니다.</h1>
      <p className="type-body mt-4 text-ink-soft">아래를 입력하면 방문자가 볼 화면이 여기에 보입니다.</p>
      {problems.map((problem) => (
        <p key={problem} className="type-body mt-4">
          {problem}
        </p>
      ))}
    </main>
  )
}
