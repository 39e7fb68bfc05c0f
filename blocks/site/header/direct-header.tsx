import { BrandLink } from './brand-link'

/** The header of a screen opened from another section: no menu, only the way back. */
export function DirectHeader({ name }: { name: string }) {
  return (
    <header className="border-b border-line bg-page">
      <a href="#main" className="skip-link">
        본문 바로가기
      </a>
      <div className="mx-auto flex h-(--size-header-mobile) w-[min(100%-2*var(--gutter),var(--container-base))] items-center md:h-(--size-header)">
        <BrandLink name={name} />
      </div>
    </header>
  )
}
