const figures = []

/** One figure: a JSON line now, a row of the table at the end. `met` is undefined where only a report is asked. */
export function figure(card) {
  figures.push(card)
  console.log(JSON.stringify(card))
}

export function table() {
  if (figures.length === 0) return
  const rows = figures.map(({ figure: name, value, unit, target, met }) => [
    name,
    `${value} ${unit}`,
    target,
    met === undefined ? '-' : met ? 'met' : 'MISSED',
  ])
  const all = [['figure', 'value', 'target', ''], ...rows].map((row) => row.map(String))
  const widths = all[0].map((_, i) => Math.max(...all.map((row) => row[i].length)))
  console.log(
    `\n${all
      .map((row) =>
        row
          .map((cell, i) => cell.padEnd(widths[i]))
          .join('  ')
          .trimEnd(),
      )
      .join('\n')}`,
  )
}

export const missed = () => figures.filter(({ met }) => met === false).map(({ figure: name }) => name)
