import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FormPage } from './form/form-page'
import { stageSizes } from './gallery/stage-sizes'
import { Picture, sources } from './picture'
import { RichText } from './rich-text'

const written = (color: string) =>
  renderToStaticMarkup(<Picture image={{ src: '/media/rooms/a.webp', alt: '', width: 4, height: 3, color }} sizes="100vw" />)

test.each([
  ['#aba59b', '#aa9'],
  ['#000000', '#000'],
  ['#e0f6fa', '#def'],
])('the colour %s stands in for a photograph as %s', (color, short) => expect(written(color)).toContain(`background-color:${short}"`))

test('what is no colour is left out', () => expect(written('red;x:y')).not.toContain('background'))

const widthsOf = (width?: number, height?: number) =>
  sources({ src: '/media/rooms/a.webp', width, height }, '100vw')
    .srcSet!.split(', ')
    .map((one) => one.replace('/img/', '').replace('/rooms/a.webp', ''))

test('a picture is offered in the widths that it has, the largest for a large screen', () => {
  expect(widthsOf(3840, 2400).at(-1)).toBe('2560x0 2560w')
  expect(widthsOf(1280, 800).at(-1)).toBe('1280x0 1280w')
  expect(widthsOf().at(-1)).toBe('1920x0 1920w')
})

test('a detail picture with words in it is offered as wide as it is, in a text as well', () => {
  expect(widthsOf(860, 12_000)).toEqual(['320x0 320w', '480x0 480w', '800x0 800w', '1280x0 860w'])
  const text = renderToStaticMarkup(<RichText html='<p><img src="/media/uploads/a.webp" alt="상세" width="860" height="12000"></p>' />)
  expect(text).toContain('/img/1280x0/uploads/a.webp 860w')
})

test('a landscape in a frame that is higher than wide is loaded as wide as it reaches', () => {
  const photo = { src: '/media/rooms/a.webp', alt: '', width: 1280, height: 800 }
  const page = (aside?: string) =>
    renderToStaticMarkup(
      <FormPage title="양식" photo={photo} aside={aside}>
        칸
      </FormPage>,
    )
  expect(page()).toContain('sizes="max(42vw, 90rem)"')
  expect(page('안내')).toContain('sizes="84vw"')
  expect(stageSizes({ width: 1500, height: 1000 }, true)).toBe('(width >= 1280px) 864px, 150vw')
  expect(stageSizes({ width: 1000, height: 1000 }, true)).toBe('(width >= 1280px) 720px, 100vw')
  expect(stageSizes({ width: 1600, height: 900 }, false)).toBe('(width >= 1280px) 1280px, 142vw')
})
