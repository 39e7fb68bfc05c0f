'use client'
// A line for the period and a dashed one for the days before. It is a picture: what it shows stands beside it in a sentence and in a table.
import { useEffect, useRef } from 'react'
import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { dayWords, numberWords } from './words'

const HEIGHT = 256
/** Wide enough for 11월 22일. */
const LABEL_SPACE = 72

interface CountPlotProps {
  days: readonly string[]
  counts: readonly number[]
  before: readonly number[]
}

export function CountPlot({ days, counts, before }: CountPlotProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const place = frame.current!
    const colour = (name: string) => getComputedStyle(place).getPropertyValue(name).trim()
    const [line, soft, grid, text] = ['accent-600', '500', 'line', 'text-mute'].map((name) => colour(`--color-studio-${name}`))
    // Where nothing is pointed at, the line below the plot tells the last day.
    const valueAt = (values: readonly number[]) => (_: UPlot, __: number | null, ___: number, at: number | null) =>
      numberWords(values[at ?? days.length - 1] ?? 0)
    const axis = {
      stroke: text!,
      grid: { stroke: grid!, width: 1 },
      ticks: { show: false },
      font: `12px ${getComputedStyle(place).fontFamily}`,
    }
    const plot = new UPlot(
      {
        width: place.clientWidth,
        height: HEIGHT,
        // Days are evenly apart: their numbers are enough, and no zone can shift them.
        scales: { x: { time: false }, y: { range: (_, __, most) => [0, Math.max(4, Math.ceil(most * 1.1))] } },
        axes: [
          {
            ...axis,
            grid: { show: false },
            space: LABEL_SPACE,
            incrs: [1, 2, 7, 14, 28, 56],
            values: (_, ticks) => ticks.map((at) => (days[at] ? dayWords(days[at]) : '')),
          },
          {
            ...axis,
            size: 56,
            incrs: [1, 2, 5].flatMap((step) => [1, 10, 100, 1e3, 1e4, 1e5, 1e6].map((by) => step * by)).sort((a, b) => a - b),
            values: (_, ticks) => ticks.map(numberWords),
          },
        ],
        series: [
          { label: '날짜', value: (_, __, ___, at) => dayWords(days[at ?? days.length - 1] ?? '') },
          {
            label: '이 기간',
            stroke: line!,
            width: 2,
            points: { show: days.length < 60, size: 5 },
            value: valueAt(counts),
          },
          { label: '앞 기간', stroke: soft!, width: 1.5, dash: [4, 4], points: { show: false }, value: valueAt(before) },
        ],
        cursor: { drag: { x: false, y: false } },
      },
      [days.map((_, at) => at), [...counts], [...before]],
      place,
    )
    // Its sheet names a font that may lack Hangul.
    plot.root.style.fontFamily = 'inherit'
    const resized = new ResizeObserver(() => plot.setSize({ width: place.clientWidth, height: HEIGHT }))
    resized.observe(place)
    return () => {
      resized.disconnect()
      plot.destroy()
    }
  }, [days, counts, before])
  return <div ref={frame} aria-hidden className="min-w-0 overflow-hidden" />
}
