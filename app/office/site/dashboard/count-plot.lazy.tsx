'use client'
import dynamic from 'next/dynamic'

/** The plot and its library come when a dashboard is looked at, and with nothing else. The place is kept meanwhile. */
export const CountPlot = dynamic(() => import('./count-plot').then(({ CountPlot }) => CountPlot), {
  ssr: false,
  loading: () => <div aria-hidden className="h-64" />,
})
