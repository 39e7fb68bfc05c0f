import type { ViewProps } from '@/renderer/define-block'
import { Carousel } from './carousel.lazy'
import type { Props } from './schema'
import { HeroSlide } from './slide'

export function Hero({ props }: ViewProps<Props>) {
  return (
    <Carousel
      label={props.label}
      slides={props.slides.map((slide, index) => (
        <HeroSlide key={index} slide={slide} level={index === 0 ? props.heading : 'h2'} single={props.slides.length === 1} />
      ))}
    />
  )
}
