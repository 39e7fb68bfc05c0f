export const NoQuestions = () => (
  <p className="border-y border-line py-8 text-small text-ink-mute">아직 문의가 없습니다. 궁금하신 점을 남겨 주시면 답해 드립니다.</p>
)
