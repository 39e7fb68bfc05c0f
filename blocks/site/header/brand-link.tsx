import { Mark } from '@/blocks/base/_parts/mark'

export function BrandLink({ name }: { name: string }) {
  return (
    <a href="/" className="brand-link">
      <Mark size={26} className="text-brand" />
      {name}
    </a>
  )
}
