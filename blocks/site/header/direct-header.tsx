import { BrandLink } from './brand-link'

/** The header of a screen opened from another section: no menu, only the way back. */
export function DirectHeader({ name }: { name: string }) {
  return (
    <header className="border-b border-line bg-page">
      <a href="#main" className="skip-link">
        본문 바로가기
      </a>
      <div className="site-bar">
        <BrandLink name={name} />
      </div>
    </header>
  )
}
